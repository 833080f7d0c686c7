import type { CheckoutScreenData } from '@swapt/shared/public';
import { TestCardField } from '../../entities/payment/test-card.js';
import { useText } from '../../frame/use-text.js';

type Shown = Extract<CheckoutScreenData, { kind: 'shown' }>;

/** How an order is paid. What is brought is paid by card: the style sheet shows the choice for pick-ups alone, so that it needs no script. */
export function TenderChoice({ quote, card, values, problems }: Pick<Shown, 'quote' | 'card' | 'values' | 'problems'>) {
  const text = useText('checkout');
  const { total, methods, method_id: reckoned } = quote;
  if (total.amount === 0) return null;
  if (!card) return <p className="pay-there">{text('payThere', { total: total.text })}</p>;
  // What a delivery costs, its address says.
  const isWhole = methods.every(({ method_id: id, price }) => id !== reckoned || price !== null);
  const canPickUp = methods.some(({ kind }) => kind === 'pickup');
  const chosen = values.tender === 'pickup' ? 'pickup' : 'card';
  return (
    <div className="tenders">
      {canPickUp && (
        <fieldset className="tender-choice">
          <legend>{text('howPay')}</legend>
          {(['card', 'pickup'] as const).map((tender) => (
            <label key={tender}>
              <input type="radio" name="tender" value={tender} defaultChecked={tender === chosen} />
              {text(tender === 'card' ? 'byCard' : 'atPickUp')}
            </label>
          ))}
          {problems.tender && <p className="problem">{problems.tender}</p>}
        </fieldset>
      )}
      <div className="by-card">
        {card.is_stand_in && <TestCardField />}
        {isWhole && <p className="pay-there">{text('payCard', { total: total.text })}</p>}
      </div>
      {canPickUp && <p className="pay-there at-pick-up">{text('payThere', { total: total.text })}</p>}
    </div>
  );
}
