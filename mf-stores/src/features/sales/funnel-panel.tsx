import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { palettes } from '@swapt/shared/tokens';
import { Link } from '@swapt/shared/router';
import { formatNumber, Panel } from '@swapt/shared/ui';
import { funnelSteps } from './figures.js';
import type { OrdersOf } from './orders-of.js';
import type { Report } from './sales.queries.js';

/** From the scan of a code to the order that is paid. */
export function FunnelPanel({ funnel, to }: { funnel: NonNullable<Report['funnel']>; to: OrdersOf }) {
  const { theme } = useShell();
  const palette = palettes[theme.mode];
  const steps = funnelSteps(funnel);
  const most = Math.max(1, ...steps.map(({ count }) => count));
  const links = [undefined, undefined, undefined, { channel: 'online' as const }, { part: 'online_paid' as const }];
  return (
    <Panel
      title={t('From scan to payment')}
      lead={t('Shoppers also find a store without a code, so a step may be larger than the one before it.')}
    >
      <ol style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {steps.map(({ name, count }, at) => {
          const link = links[at];
          const before = steps[at - 1]?.count ?? 0;
          return (
            <li key={name} style={{ marginBottom: 12 }}>
              <div style={{ display: 'flex', justifyContent: 'space-between', gap: 12 }}>
                <span>{name}</span>
                <span style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
                  <strong>
                    {link && count > 0 ? (
                      <Link to={to({ ...link, what: name })}>{formatNumber(count)}</Link>
                    ) : (
                      formatNumber(count)
                    )}
                  </strong>{' '}
                  <span style={{ color: palette.muted }}>
                    {before > 0 && before >= count && `· ${Math.round((count / before) * 100)} %`}
                  </span>
                </span>
              </div>
              <div aria-hidden style={{ height: 10, borderRadius: 4, background: palette.tints.primary, marginTop: 4 }}>
                <div
                  style={{
                    ...{ width: `${(count / most) * 100}%`, height: '100%', borderRadius: 4 },
                    background: palette.series[0],
                  }}
                />
              </div>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
