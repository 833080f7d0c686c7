import { StatusLabel } from '@swapt/shared/ui';
import type { CodeStatus } from '@swapt/shared/values';

const kinds = {
  active: { label: 'Active', hue: 'success' },
  paused: { label: 'Paused', hue: 'warning' },
  archived: { label: 'Archived', hue: 'neutral' },
  deleted: { label: 'Deleted', hue: 'danger' },
} as const;

export const statusOptions = Object.entries(kinds).map(([value, { label }]) => ({ value, label }));

/** A code's status as a small label. */
export function CodeStatusLabel({ status }: { status: CodeStatus }) {
  return <StatusLabel {...kinds[status]} />;
}
