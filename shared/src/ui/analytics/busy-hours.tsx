import { shortWeekdays } from '../../names/index.js';
import { Link } from '../../router/index.js';
import { useShell } from '../../sdk/index.js';
import { t } from '../../text/index.js';
import { palettes } from '../../tokens/index.js';
import { formatNumber } from '../format.js';
import { Panel } from '../panel.js';

const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });

interface Props {
  /** What is counted, and on whose clock. */
  lead: string;
  /** What a screen reader calls the table. */
  caption: string;
  week: readonly (readonly number[])[];
  /** Where a count leads, of an hour of the week from Monday at 0. */
  to?: (hour: number) => string;
}

/** When something happens, by weekday and hour: a table whose cells are the darker the more there were. */
export function BusyHours({ lead, caption, week, to }: Props) {
  const { theme } = useShell();
  const palette = palettes[theme.mode];
  const most = Math.max(1, ...week.flat());
  const hours = Array.from({ length: 24 }, (_, hour) => hour);
  return (
    <Panel title={t('Busy hours')} lead={lead}>
      {/* Wider than a phone: it scrolls by itself, with the keyboard too. */}
      <div role="region" aria-label={t('Busy hours, scrolls sideways')} tabIndex={0} style={{ overflowX: 'auto' }}>
        <table
          aria-label={caption}
          style={{ width: '100%', minWidth: 860, tableLayout: 'fixed', borderSpacing: 2, fontSize: 12 }}
        >
          <thead>
            <tr>
              <th scope="col" style={{ width: 48, textAlign: 'start', fontWeight: 400, color: palette.muted }}>
                {t('Day')}
              </th>
              {hours.map((hour) => (
                <th key={hour} scope="col" style={{ fontWeight: 400, color: palette.muted }}>
                  {hour}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {week.map((counts, day) => (
              <tr key={shortWeekdays[day]}>
                <th scope="row" style={{ textAlign: 'start', fontWeight: 400 }}>
                  {shortWeekdays[day]}
                </th>
                {counts.map((count, hour) => (
                  <td
                    key={hour}
                    title={`${shortWeekdays[day]} ${hour}:00: ${formatNumber(count)}`}
                    style={{
                      height: 30,
                      textAlign: 'center',
                      borderRadius: 4,
                      fontVariantNumeric: 'tabular-nums',
                      color: count ? palette.text : palette.muted,
                      background: `color-mix(in srgb, ${palette.series[0]} ${Math.round((count / most) * 40)}%, ${palette.surface})`,
                    }}
                  >
                    {to && count > 0 ? (
                      <Link to={to(day * 24 + hour)} style={{ color: 'inherit', display: 'block', lineHeight: '28px' }}>
                        {compact.format(count)}
                      </Link>
                    ) : (
                      compact.format(count)
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}
