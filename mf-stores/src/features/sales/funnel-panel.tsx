import { t } from '@swapt/shared/text';
import { Panel } from '@swapt/shared/ui';
import { FunnelSteps } from '@swapt/shared/ui/analytics';
import { funnelSteps } from './figures.js';
import type { OrdersOf } from './orders-of.js';
import type { Report } from './sales.queries.js';

/** What the steps lead to, where that is orders. */
const orders = [undefined, undefined, undefined, { channel: 'online' as const }, { part: 'online_paid' as const }];

/** From the scan of a code to the order that is paid. */
export function FunnelPanel({ funnel, to }: { funnel: NonNullable<Report['funnel']>; to: OrdersOf }) {
  const steps = funnelSteps(funnel).map((step, at) => ({
    ...step,
    to: orders[at] && to({ ...orders[at], what: step.name }),
  }));
  return (
    <Panel
      title={t('From scan to payment')}
      lead={t('Shoppers also find a store without a code, so a step may be larger than the one before it.')}
    >
      <FunnelSteps steps={steps} />
    </Panel>
  );
}
