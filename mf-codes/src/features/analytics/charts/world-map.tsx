import { useShell } from '@swapt/shared/sdk';
import { palettes } from '@swapt/shared/tokens';
import { formatNumber } from '@swapt/shared/ui';
import { countryShapes, worldSize } from '@swapt/shared/ui/world-outline';
import { t } from '@swapt/shared/text';
import { labelOf } from '../labels.js';

interface Props {
  countries: readonly { key: string; scans: number }[];
}

const { width, height } = worldSize;

/** Countries, the darker the more people scanned there. Told in words by the table beside it. */
export default function WorldMap({ countries }: Props) {
  const { theme } = useShell();
  const palette = palettes[theme.mode];
  const scansOf = new Map(countries.map(({ key, scans }) => [key, scans]));
  const most = Math.max(1, ...countries.filter(({ key }) => key !== 'ZZ').map(({ scans }) => scans));
  /** By the root, so that one strong country does not leave all others pale. */
  const fill = (scans: number) =>
    `color-mix(in srgb, ${palette.series[0]} ${Math.round(25 + 75 * Math.sqrt(scans / most))}%, ${palette.surface})`;
  const drawn = countryShapes.some(({ code }) => scansOf.has(code));

  return (
    <div>
      <svg viewBox={`0 0 ${width} ${height}`} style={{ width: '100%', height: 'auto', display: 'block' }} aria-hidden>
        {countryShapes.map(({ code, path }, index) => {
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
