import { Suspense } from 'react';
import type { ShownOrder } from '@swapt/shared/contract';
import type { DuePayment } from '@swapt/shared/public';
import { TestCardField } from '../../entities/payment/test-card.js';
import { useIsLive } from '../../frame/use-is-live.js';
import { PlainForm } from '../../frame/plain-form.js';
import { useText } from '../../frame/use-text.js';
import { StripePanel } from './lazy-stripe.js';

interface Props {
  action: string;
  order: ShownOrder;
  due: NonNullable<ShownOrder['due']>;
  payment: DuePayment;
}

/** Pays an order that waits for its card, or says where that is. */
export function PayForm({ action, order, due, payment: { card, problem, isUnderway, bankUrl } }: Props) {
  const text = useText('pay');
  if (bankUrl !== undefined) {
    return (
      <section className="boxed form">
        <h2>{text('bankAsks')}</h2>
        <a className="button" href={bankUrl} target="_blank" rel="noreferrer">
          {text('toBank')}
        </a>
      </section>
    );
  }
  if (isUnderway) return <p>{text('underway')}</p>;
  if (!card) return <p className="problem">{text('noCard')}</p>;
  if (!card.is_stand_in) return <PayWithCard card={card} order={order} problem={problem} due={due} />;
  return (
    <PlainForm
      action={action}
      title={text('title')}
      problem={problem}
      button={text('pay', { total: due.text })}
      sending={text('paying')}
    >
      <input type="hidden" name="step" value="pay" />
      <TestCardField />
      <Kept until={due.until} />
    </PlainForm>
  );
}

/** How long the order waits for its money. */
function Kept({ until }: Pick<Props['due'], 'until'>) {
  const text = useText('pay');
  return until && <p className="small">{text('kept', { time: until })}</p>;
}

interface CardProps {
  card: NonNullable<DuePayment['card']>;
  order: ShownOrder;
  problem: string | undefined;
  due: Props['due'];
}

function PayWithCard({ card, order: { store_id: storeId, link }, problem, due }: CardProps) {
  const text = useText('pay');
  const isLive = useIsLive();
  return (
    <section className="boxed form">
      <h2>{text('title')}</h2>
      {card.is_test && <p className="test-mode">{text('test')}</p>}
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      <noscript>
        <p>{text('needsScript')}</p>
      </noscript>
      {isLive && (
        <Suspense fallback={<p>{text('loading')}</p>}>
          <StripePanel publicKey={card.public_key} storeId={storeId} link={link} />
        </Suspense>
      )}
      <Kept until={due.until} />
    </section>
  );
}
