import { discountLimits } from '@swapt/shared/values';
import { Field } from '../../frame/field.js';
import { useText } from '../../frame/use-text.js';

interface Props {
  value: string;
  problem: string | undefined;
}

/** A code of a discount, folded away for those who have none. The server says what it comes to. */
export function CodeField({ value, problem }: Props) {
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
    </details>
  );
}
