import type { Api, Order } from '@swapt/shared/contract';
import { formatMoney } from '@swapt/shared/money';
import { useShell } from '@swapt/shared/sdk';
import { space } from '@swapt/shared/tokens';
import { t } from '@swapt/shared/text';
import { formatDateTime, Panel, StatusLabel, type StatusHue } from '@swapt/shared/ui';
import { Button, Flex, theme } from 'antd';
import type { ReactNode } from 'react';
import { useOrderPayments } from '../orders.queries.js';
import { ChargeButton } from './charge-button.js';
import { DisputeNote } from './dispute-note.js';
import { RefundForm } from './refund-form.js';

type Money = Api['payments.get']['out']['data'];
type Payment = Money['payments'][number];
type Refund = Money['refunds'][number];
type Words<State extends string> = Record<State, { label: string; hue: StatusHue }>;

const paymentWords: Words<Payment['state']> = {
  created: { label: t('Waits for a card'), hue: 'neutral' },
  action: { label: t('The bank asks'), hue: 'neutral' },
  processing: { label: t('Being confirmed'), hue: 'neutral' },
  authorized: { label: t('Reserved'), hue: 'secondary' },
  captured: { label: t('Paid'), hue: 'success' },
  failed: { label: t('Failed'), hue: 'danger' },
  canceled: { label: t('Canceled'), hue: 'neutral' },
};

const refundWords: Words<Refund['state']> = {
  requested: { label: t('Under way'), hue: 'neutral' },
  pending: { label: t('Under way'), hue: 'neutral' },
  succeeded: { label: t('Refunded'), hue: 'secondary' },
  failed: { label: t('Failed'), hue: 'danger' },
};

const reasons: Record<Refund['reason'], string> = {
  team: t('Refund'),
  canceled: t('Refund of a canceled order'),
  late: t('Refund: the payment came too late'),
  overpaid: t('Refund of what was paid too much'),
  provider: t('Refund made at the card service'),
  disputed: t('Taken back by the bank'),
};

/** The payments and refunds of an order; what can still be given back is given back here. */
export function OrderMoney({ order }: { order: Order }) {
  const { session, modal } = useShell();
  const { data: money } = useOrderPayments(order.order_id);
  if (!money) return null;
  const { payments, refunds, disputes, refundable, chargeable } = money;
  const mayRefund = session.can('orders:refund') && refundable > 0;
  if (payments.length + refunds.length === 0 && !mayRefund) return null;
  const refund = () =>
    modal.open({
      title: t('Refund'),
      content: (close) => <RefundForm order={order} money={money} close={close} />,
    });
  return (
    <Panel
      title={t('Payments and refunds')}
      extra={
        <Flex wrap gap={space.sm}>
          {chargeable > 0 && session.can('orders:write') && <ChargeButton order={order} amount={chargeable} />}
          {mayRefund && <Button onClick={refund}>{t('Refund')}</Button>}
        </Flex>
      }
    >
      {disputes.map((one) => (
        <DisputeNote key={one.dispute_id} dispute={one} />
      ))}
      <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {refunds.map((one) => (
          <Row
            key={one.refund_id}
            name={reasons[one.reason]}
            amount={`−${formatMoney({ amount: one.amount, currency: order.currency })}`}
            state={refundWords[one.state]}
            facts={[
              formatDateTime(one.created_at),
              one.payment_id === null && t('not by card'),
              one.note,
              one.error?.message,
            ]}
          />
        ))}
        {payments.map((one) => (
          <Row
            key={one.payment_id}
            name={one.vendor === 'square' ? t('Square terminal') : t('Card')}
            amount={formatMoney(one)}
            state={paymentWords[one.state]}
            facts={[
              formatDateTime(one.created_at),
              one.declined > 0 && t('{count, plural, one {# card} other {# cards}} declined', { count: one.declined }),
              one.state !== 'captured' && one.failure?.message,
              one.intent_id,
            ]}
          />
        ))}
      </ul>
    </Panel>
  );
}

interface RowProps {
  name: string;
  amount: string;
  state: { label: string; hue: StatusHue };
  facts: readonly (string | false | null | undefined)[];
}

function Row({ name, amount, state, facts }: RowProps): ReactNode {
  const { token } = theme.useToken();
  return (
    <li style={{ padding: `${space.sm}px 0`, borderTop: `1px solid ${token.colorBorderSecondary}` }}>
      <Flex wrap justify="space-between" align="center" gap={space.sm}>
        <span>
          {name} <StatusLabel {...state} />
        </span>
        <span style={{ whiteSpace: 'nowrap' }}>{amount}</span>
      </Flex>
      <div style={{ color: token.colorTextSecondary, overflowWrap: 'anywhere' }}>
        {facts.filter(Boolean).join(' · ')}
      </div>
    </li>
  );
}
