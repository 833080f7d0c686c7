import { palettes } from '@swapt/shared/tokens';
import { useShell } from '@swapt/shared/sdk';
import type { CodeStatus } from '@swapt/shared/values';

const kinds = {
  active: { label: 'Active', hue: 'success' },
  paused: { label: 'Paused', hue: 'warning' },
  deleted: { label: 'Deleted', hue: 'danger' },
} as const;

export const statusOptions = Object.entries(kinds).map(([value, { label }]) => ({ value, label }));

/** A code's status as a small label. */
export function CodeStatusLabel({ status }: { status: CodeStatus }) {
  const { theme } = useShell();
  const { label, hue } = kinds[status];
  const palette = palettes[theme.mode];
  return (
    <span
      style={{
        display: 'inline-block',
        padding: '0 10px',
        borderRadius: 12,
        lineHeight: '24px',
        fontSize: 13,
        fontWeight: 500,
        whiteSpace: 'nowrap',
        color: palette[hue],
        background: palette.tints[hue],
      }}
    >
      {label}
    </span>
  );
}
