import { StatusLabel } from '@swapt/shared/ui';
import type { CodeStatus } from '@swapt/shared/values';
import { SuspendedLabel } from '../../parts/suspended-notice.js';

const kinds = {
  active: { label: 'Active', hue: 'success' },
  paused: { label: 'Paused', hue: 'warning' },
  archived: { label: 'Archived', hue: 'neutral' },
  deleted: { label: 'Deleted', hue: 'danger' },
} as const;

export const statusOptions = Object.entries(kinds).map(([value, { label }]) => ({ value, label }));

/** A code's status as a small label; `isSuspended`: the operator of the installation stopped it. */
export function CodeStatusLabel({ status, isSuspended = false }: { status: CodeStatus; isSuspended?: boolean }) {
  if (isSuspended && status !== 'deleted') return <SuspendedLabel />;
  return <StatusLabel {...kinds[status]} />;
}
