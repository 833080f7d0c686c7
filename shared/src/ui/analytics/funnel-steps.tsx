import { useShell } from '../../sdk/index.js';
import { Link } from '../../router/index.js';
import { t } from '../../text/index.js';
import { palettes } from '../../tokens/index.js';
import { formatNumber } from '../format.js';

interface Step {
  name: string;
  count: number;
  /** What the count leads to. */
  to?: string | undefined;
}

/** Steps of a funnel as bars, each with its share of the step before, where that is the larger one. */
export function FunnelSteps({ steps }: { steps: readonly Step[] }) {
  const { theme } = useShell();
  const palette = palettes[theme.mode];
  const most = Math.max(1, ...steps.map(({ count }) => count));
  return (
    <ol style={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {steps.map(({ name, count, to }, at) => (
        <li key={name} style={{ marginBottom: 12 }}>
          <div style={{ display: 'flex', justifyContent: 'space-between', gap: 12 }}>
            <span>{name}</span>
            <span style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
              <strong>{to && count > 0 ? <Link to={to}>{formatNumber(count)}</Link> : formatNumber(count)}</strong>{' '}
              <span style={{ color: palette.muted }}>{shareOf(count, steps[at - 1]?.count)}</span>
            </span>
          </div>
          <div aria-hidden style={{ height: 10, borderRadius: 4, background: palette.tints.primary, marginTop: 4 }}>
            <div
              style={{
                width: `${(count / most) * 100}%`,
                height: '100%',
                borderRadius: 4,
                background: palette.series[0],
              }}
            />
          </div>
        </li>
      ))}
    </ol>
  );
}

const shareOf = (count: number, before: number | undefined): string =>
  before && before >= count ? t('· {count} % of the previous step', { count: Math.round((count / before) * 100) }) : '';
