import { shortWeekdays } from '@swapt/shared/names';
import { useShell } from '@swapt/shared/sdk';
import { palettes } from '@swapt/shared/tokens';
import { formatNumber, Panel } from '@swapt/shared/ui';
import { t } from '@swapt/shared/text';

const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });

/** When people scan, by weekday and hour: a table whose cells are the darker the more there were. */
export function WeekPanel({ week }: { week: readonly (readonly number[])[] }) {
  const { theme } = useShell();
  const palette = palettes[theme.mode];
  const most = Math.max(1, ...week.flat());
  const hours = Array.from({ length: 24 }, (_, hour) => hour);
  return (
    <Panel title={t('Busy hours')} lead={t('Human scans by weekday and hour, in your time zone.')}>
      {/* Wider than a phone: it scrolls by itself, with the keyboard too. */}
      <div role="region" aria-label={t('Busy hours, scrolls sideways')} tabIndex={0} style={{ overflowX: 'auto' }}>
        <table
          aria-label={t('Human scans by weekday and hour')}
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
                    {compact.format(count)}
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
