import { useShell } from '../sdk/index.js';
import { fonts, palettes } from '../tokens/index.js';

export type StatusHue = 'success' | 'warning' | 'danger' | 'secondary' | 'neutral';

/** A status as a small label. */
export function StatusLabel({ hue, label }: { hue: StatusHue; label: string }) {
  const palette = palettes[useShell().theme.mode];
  const isNeutral = hue === 'neutral';
  return (
    <span
      style={{
        display: 'inline-block',
        padding: '0 10px',
        borderRadius: 12,
        lineHeight: '24px',
        // In headings as well.
        fontFamily: fonts.body,
        fontSize: 13,
        fontWeight: 500,
        whiteSpace: 'nowrap',
        color: isNeutral ? palette.muted : palette[hue],
        // It has no tint of its own, and stands on cards as well as on the page.
        ...(isNeutral ? { boxShadow: `inset 0 0 0 1px ${palette.border}` } : { background: palette.tints[hue] }),
      }}
    >
      {label}
    </span>
  );
}
