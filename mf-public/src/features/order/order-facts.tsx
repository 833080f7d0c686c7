import type { ShownOrder } from '@swapt/shared/contract';
import type { ReactNode } from 'react';
import { useText } from '../../frame/use-text.js';

/** How somebody gets an order, how it is paid, and what they wrote. */
export function OrderFacts({ order }: { order: ShownOrder }) {
  const text = useText('order');
  const { method, method_kind: kind, pickup, address, name, email, phone, note } = order;
  return (
    <dl className="order-facts">
      <Fact name={text(kind === 'pickup' ? 'pickUp' : 'delivery')}>
        {[method.name, pickup, address ?? method.place].filter(Boolean).join('\n')}
      </Fact>
      <Fact name={text('payment')}>
        <Paid order={order} />
      </Fact>
      {name && <Fact name={text('contact')}>{[name, email, phone].filter(Boolean).join('\n')}</Fact>}
      {note && <Fact name={text('note')}>{note}</Fact>}
    </dl>
  );
}

function Paid({ order: { payment_status: status, tender, total, refunded, status: state } }: { order: ShownOrder }) {
  const text = useText('order');
  if (refunded) return <>{text('refunded', { amount: refunded.text })}</>;
  if (status === 'paid' || status === 'overpaid') return <>{text('paid')}</>;
  if (status === 'authorized') return <>{text('authorized')}</>;
  if (tender === 'pickup' && state === 'placed') return <>{text('payThere', { total: total.text })}</>;
  return <>{text('unpaid')}</>;
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd className="as-written" dir="auto">
      {children}
    </dd>
  </div>
);
