import { testCards, type TestCard } from '@swapt/shared/values';
import { Field } from '../../frame/field.js';
import { useText } from '../../frame/use-text.js';

/** Chooses what the card does, where nobody pays real money. */
export function TestCardField({ problem }: { problem?: string | undefined }) {
  const text = useText('pay');
  return (
    <div className="test-card">
      <p className="test-mode">{text('test')}</p>
      <Field label={text('card')} problem={problem}>
        {(props) => (
          <select {...props} name="card">
            {testCards.map((card) => (
              <option key={card} value={card}>
                {text(words[card])}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  );
}

const words = {
  pm_card_visa: 'works',
  pm_card_threeDSecureRequired: 'asks',
  pm_card_createDispute: 'disputed',
  pm_card_visa_chargeDeclined: 'declined',
  pm_card_visa_chargeDeclinedInsufficientFunds: 'noMoney',
  pm_card_chargeDeclinedExpiredCard: 'expired',
  pm_card_chargeDeclinedIncorrectCvc: 'wrongCode',
  pm_card_chargeDeclinedProcessingError: 'broken',
} as const satisfies Record<TestCard, string>;
