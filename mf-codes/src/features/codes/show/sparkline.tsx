import { palettes } from '@swapt/shared/tokens';
import { useShell } from '@swapt/shared/sdk';

const [width, height] = [300, 48];

/** One bar per value, without axes. */
export function Sparkline({ values, label }: { values: readonly number[]; label: string }) {
  const { theme } = useShell();
  const most = Math.max(1, ...values);
  const step = width / Math.max(1, values.length);
  const total = values.reduce((sum, value) => sum + value, 0);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={`${label}: ${total}`}
      style={{ width: '100%', height }}
    >
      {values.map((value, index) => {
        const bar = Math.max(1, (value / most) * height);
        return (
          <rect
            key={index}
            x={index * step + step * 0.15}
            y={height - bar}
            width={step * 0.7}
            height={bar}
            fill={palettes[theme.mode].series[0]}
            opacity={value ? 1 : 0.3}
          />
        );
      })}
    </svg>
  );
}
