import type { ShownOrder } from '@swapt/shared/contract';
import type { DuePayment } from '@swapt/shared/public';
import { paymentLimits } from '@swapt/shared/values';
import { TestCardField } from '../../entities/payment/test-card.js';
import { PlainForm } from '../../frame/plain-form.js';
import { useText } from '../../frame/use-text.js';

interface Props {
  action: string;
  due: NonNullable<ShownOrder['due']>;
  payment: DuePayment;
}

/** Pays an order that waits for its card, or says where that is. */
export function PayForm({ action, due, payment: { card, problem, isUnderway, bankUrl } }: Props) {
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
  if (!card.is_stand_in) return null;
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
      <p className="small">{text('kept', { minutes: paymentLimits.minutes })}</p>
    </PlainForm>
  );
}
