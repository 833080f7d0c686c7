import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { palettes } from '@swapt/shared/tokens';
import { formatNumber } from '@swapt/shared/ui';
import { localGround, type MappedPlace, type MappedPoint } from './local-ground.js';

const size = 320;

/** The places as circles and the points as dots, on a grid and a scale. */
export function CloseUp({ places, points }: { places: readonly MappedPlace[]; points: readonly MappedPoint[] }) {
  const palette = palettes[useShell().theme.mode];
  const ground = localGround(places, points);
  const perMetre = size / (2 * ground.half);
  const onGround = (spot: MappedPlace | MappedPoint) => ground.at(spot).map((metres) => size / 2 + metres * perMetre);
  const seen = points.filter(ground.isOn);
  const far = points.length - seen.length;
  const lines = Array.from({ length: Math.floor(ground.half / ground.scale) * 2 + 1 }, (_, n) => n).map(
    (n) => size / 2 + (n - Math.floor(ground.half / ground.scale)) * ground.scale * perMetre,
  );
  return (
    <figure style={{ margin: 0, minWidth: 0 }}>
      <svg viewBox={`0 0 ${size} ${size}`} style={{ width: '100%', maxWidth: 420, display: 'block', borderRadius: 8 }}>
        <rect width={size} height={size} fill={palette.page} stroke={palette.border} />
        {lines.map((at) => (
          <path key={at} d={`M${at} 0V${size}M0 ${at}H${size}`} stroke={palette.border} strokeWidth={0.6} />
        ))}
        {places.map((place, n) => {
          const [x, y] = onGround(place);
          return (
            <g key={n} data-place={n}>
              <circle
                cx={x}
                cy={y}
                r={place.radius * perMetre}
                fill={palette.series[0]}
                fillOpacity={0.16}
                stroke={palette.series[0]}
                strokeWidth={1.5}
              />
              <circle cx={x} cy={y} r={2.5} fill={palette.series[0]} />
            </g>
          );
        })}
        {seen.map((point, n) => {
          const [x, y] = onGround(point);
          const all = point.opened + point.refused;
          const isOpened = point.opened >= point.refused;
          return (
            <circle
              key={n}
              data-point={isOpened ? 'opened' : 'refused'}
              cx={x}
              cy={y}
              r={3 + Math.min(6, Math.sqrt(all))}
              fill={isOpened ? palette.success : palette.danger}
              stroke={palette.surface}
              strokeWidth={1}
            >
              <title>
                {t('{opened} opened, {refused} refused', {
                  opened: formatNumber(point.opened),
                  refused: formatNumber(point.refused),
                })}
              </title>
            </circle>
          );
        })}
        <path
          d={`M14 ${size - 20}v6h${ground.scale * perMetre}v-6`}
          fill="none"
          stroke={palette.text}
          strokeWidth={1.5}
        />
        <text x={14} y={size - 26} fontSize={12} fill={palette.text}>
          {ground.scale < 1000
            ? t('{count} m', { count: ground.scale })
            : t('{count} km', { count: ground.scale / 1000 })}
        </text>
        <path d={`M${size - 20} 14l5 14l-5 -4l-5 4z`} fill={palette.text} />
        <text x={size - 24} y={42} fontSize={12} fill={palette.text}>
          {t('N')}
        </text>
      </svg>
      <figcaption style={{ fontSize: 13, color: palette.muted, marginTop: 4 }}>
        {far > 0
          ? t('Close up. {far, plural, one {# spot is} other {# spots are}} farther away: see the map of the world.', {
              far,
            })
          : t('Close up')}
      </figcaption>
    </figure>
  );
}
