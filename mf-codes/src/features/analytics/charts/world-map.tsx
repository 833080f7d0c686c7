import { useShell } from '@swapt/shared/sdk';
import { palettes } from '@swapt/shared/tokens';
import { formatNumber } from '@swapt/shared/ui';
import { geoEqualEarth, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import atlas from 'world-atlas/countries-110m.json';
import { t } from '@swapt/shared/text';
import { labelOf } from '../labels.js';

interface Props {
  countries: readonly { key: string; scans: number }[];
}

const [width, height] = [960, 440];

// The parse edge of the atlas: a JSON file's types know no literals.
const topology = atlas as unknown as Topology<{ countries: GeometryCollection }>;
const world = feature(topology, topology.objects.countries);
// Nobody scans in Antarctica, and without it the rest is larger.
const lands = { ...world, features: world.features.filter(({ id }) => id !== '010') };
const outline = geoPath(geoEqualEarth().fitSize([width, height], lands));
const shapes = lands.features.map((land) => ({ code: codeOf(land.id), path: outline(land) ?? '' }));

/** The atlas numbers countries by ISO 3166-1, which language tags know as regions; a few have no number. */
function codeOf(id: string | number | undefined): string {
  if (id === undefined || !/^\d{3}$/.test(String(id))) return '';
  return new Intl.Locale(`und-${id}`).region ?? '';
}

/** Countries, the darker the more people scanned there. Told in words by the table beside it. */
export default function WorldMap({ countries }: Props) {
  const { theme } = useShell();
  const palette = palettes[theme.mode];
  const scansOf = new Map(countries.map(({ key, scans }) => [key, scans]));
  const most = Math.max(1, ...countries.filter(({ key }) => key !== 'ZZ').map(({ scans }) => scans));
  /** By the root, so that one strong country does not leave all others pale. */
  const fill = (scans: number) =>
    `color-mix(in srgb, ${palette.series[0]} ${Math.round(25 + 75 * Math.sqrt(scans / most))}%, ${palette.surface})`;
  const drawn = shapes.some(({ code }) => scansOf.has(code));

  return (
    <div>
      <svg viewBox={`0 0 ${width} ${height}`} style={{ width: '100%', height: 'auto', display: 'block' }} aria-hidden>
        {shapes.map(({ code, path }, index) => {
          const scans = scansOf.get(code) ?? 0;
          return (
            <path
              key={code || index}
              d={path}
              data-country={code || undefined}
              fill={scans ? fill(scans) : palette.page}
              stroke={palette.border}
              strokeWidth={0.6}
            >
              <title>{`${labelOf.country(code)}: ${formatNumber(scans)}`}</title>
            </path>
          );
        })}
      </svg>
      <div style={{ display: 'flex', alignItems: 'center', gap: 8, color: palette.muted, fontSize: 13 }} aria-hidden>
        <span>{t('Fewer')}</span>
        {[0.02, 0.25, 0.5, 1].map((share) => (
          <span key={share} style={{ width: 28, height: 12, borderRadius: 4, background: fill(share * most) }} />
        ))}
        <span>{t('More human scans')}</span>
      </div>
      {!drawn && <p>{t('The map shows none of the countries in this range. The table lists them all.')}</p>}
    </div>
  );
}
