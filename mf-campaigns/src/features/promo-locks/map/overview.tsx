import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { palettes } from '@swapt/shared/tokens';
import { countryShapes, onWorld, worldSize } from '@swapt/shared/ui/world-outline';
import type { MappedPlace, MappedPoint } from './local-ground.js';

const { width, height } = worldSize;

/** Where the places and points are in the world. */
export default function Overview({
  places,
  points,
}: {
  places: readonly MappedPlace[];
  points: readonly MappedPoint[];
}) {
  const palette = palettes[useShell().theme.mode];
  return (
    <figure style={{ margin: 0, minWidth: 0 }}>
      <svg viewBox={`0 0 ${width} ${height}`} style={{ width: '100%', display: 'block' }}>
        {countryShapes.map(({ code, path }, n) => (
          <path key={code || n} d={path} fill={palette.border} stroke={palette.surface} strokeWidth={1} />
        ))}
        {points.map((point, n) => {
          const [x, y] = onWorld(point);
          return <circle key={n} cx={x} cy={y} r={7} fill={point.opened > 0 ? palette.success : palette.danger} />;
        })}
        {places.map((place, n) => {
          const [x, y] = onWorld(place);
          return (
            <circle
              key={n}
              cx={x}
              cy={y}
              r={12}
              fill="none"
              stroke={palette.series[0]}
              strokeWidth={5}
              data-place={n}
            />
          );
        })}
      </svg>
      <figcaption style={{ fontSize: 13, color: palette.muted, marginTop: 4 }}>{t('In the world')}</figcaption>
    </figure>
  );
}
