import { discountLimits } from '@swapt/shared/values';
import type { PromoQuestion as PromoQuestionData } from '@swapt/shared/public';
import { PromoQuestion } from '../../entities/promo/promo-question.js';
import { Field } from '../../frame/field.js';
import { useText } from '../../frame/use-text.js';

interface Props {
  value: string;
  problem: string | undefined;
  asks: PromoQuestionData;
}

/** A code of a discount, folded away for those who have none. The server says what it comes to. */
export function CodeField({ value, problem, asks }: Props) {
  const text = useText('checkout');
  return (
    <details className="code-field" open={value !== ''}>
      <summary>{text('codeAsk')}</summary>
      <Field label={text('code')} problem={problem}>
        {(props) => (
          <input {...props} name="code" autoComplete="off" maxLength={discountLimits.code} defaultValue={value} />
        )}
      </Field>
      <button className="button quiet" name="step" value="apply" formNoValidate>
        {text('apply')}
      </button>
      {(asks.place || asks.key) && <PromoQuestion asks={asks} />}
    </details>
  );
}
