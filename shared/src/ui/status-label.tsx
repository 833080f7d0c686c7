import { useShell } from '../sdk/index.js';
import { palettes } from '../tokens/index.js';

export type StatusHue = 'success' | 'warning' | 'danger' | 'secondary' | 'neutral';

/** A status as a small label. */
export function StatusLabel({ hue, label }: { hue: StatusHue; label: string }) {
  const palette = palettes[useShell().theme.mode];
  const [color, background] = hue === 'neutral' ? [palette.muted, palette.page] : [palette[hue], palette.tints[hue]];
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
        color,
        background,
      }}
    >
      {label}
    </span>
  );
}
