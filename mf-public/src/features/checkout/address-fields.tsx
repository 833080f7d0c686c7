import type { CheckoutScreenData } from '@swapt/shared/public';
import { orderLimits } from '@swapt/shared/values';
import { Field } from '../../frame/field.js';
import { useText } from '../../frame/use-text.js';

type Shown = Extract<CheckoutScreenData, { kind: 'shown' }>;

/** Where something is brought to. It is shown while a delivery is chosen. */
export function AddressFields({ countries, values, problems }: Pick<Shown, 'countries' | 'values' | 'problems'>) {
  const text = useText('checkout');
  return (
    <fieldset className="address">
      <legend>{text('address')}</legend>
      {lines.map(({ name, autoComplete, most }) => (
        <Field key={name} label={text(name)} problem={problems[name]}>
          {(props) => (
            <input
              {...props}
              name={name}
              autoComplete={`shipping ${autoComplete}`}
              maxLength={most}
              defaultValue={values[name]}
            />
          )}
        </Field>
      ))}
      <Field label={text('country')}>
        {(props) => (
          <select {...props} name="country" autoComplete="shipping country" defaultValue={values.country}>
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <noscript>
        <button className="button quiet" name="step" value="apply" formNoValidate>
          {text('reckon')}
        </button>
      </noscript>
    </fieldset>
  );
}

const { addressLine } = orderLimits;
const lines = [
  { name: 'line1', autoComplete: 'address-line1', most: addressLine },
  { name: 'line2', autoComplete: 'address-line2', most: addressLine },
  { name: 'postcode', autoComplete: 'postal-code', most: 20 },
  { name: 'city', autoComplete: 'address-level2', most: addressLine },
  { name: 'region', autoComplete: 'address-level1', most: addressLine },
] as const;
