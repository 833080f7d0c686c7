import { StatusLabel } from '@swapt/shared/ui';
import type { CodeStatus } from '@swapt/shared/values';
import { t } from '@swapt/shared/text';
import { SuspendedLabel } from '../../parts/suspended-notice.js';

const kinds = {
  active: { label: t('Active'), hue: 'success' },
  paused: { label: t('Paused'), hue: 'warning' },
  archived: { label: t('Archived'), hue: 'neutral' },
  deleted: { label: t('Deleted'), hue: 'danger' },
} as const;

export const statusOptions = Object.entries(kinds).map(([value, { label }]) => ({ value, label }));

/** A code's status as a small label; `isSuspended`: the operator of the installation stopped it. */
export function CodeStatusLabel({ status, isSuspended = false }: { status: CodeStatus; isSuspended?: boolean }) {
  if (isSuspended && status !== 'deleted') return <SuspendedLabel />;
  return <StatusLabel {...kinds[status]} />;
}
