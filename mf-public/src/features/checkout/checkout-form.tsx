import { usePage, type CheckoutScreenData } from '@swapt/shared/public';
import { nameMaxLength, orderLimits } from '@swapt/shared/values';
import { EmailField } from '../../frame/email-field.js';
import { Field } from '../../frame/field.js';
import { PlainForm } from '../../frame/plain-form.js';
import { useText } from '../../frame/use-text.js';
import { AddressFields } from './address-fields.js';
import { CodeField } from './code-field.js';
import { MethodChoice } from './method-choice.js';
import { TenderChoice } from './tender-choice.js';
import { WalletChoice } from './wallet-choice.js';

type Props = Extract<CheckoutScreenData, { kind: 'shown' }> & {
  reckoned: string;
  onChange: (form: HTMLFormElement) => void;
};

/** Who buys, and how they get it. What was typed stays when something is wrong. */
export function CheckoutForm({ reckoned, onChange, ...shown }: Props) {
  const { store, action, attempt, quote, values, problems, countries } = shown;
  const text = useText('checkout');
  const { shop } = usePage();
  const { total, methods, cart } = quote;
  if (store.paused) return <p className="problem">{text('paused')}</p>;
  if (cart.units === 0) return <p className="problem">{text('nothingLeft')}</p>;
  if (methods.length === 0) return <p className="problem">{text('noMethod')}</p>;
  return (
    <PlainForm
      action={action}
      problem={problems.form}
      hasTrap
      button={text('place')}
      sending={text('placing')}
      onChange={onChange}
    >
      {/* The Enter key presses the first button of a form, which would be that of the code. */}
      <button className="unseen" tabIndex={-1} aria-hidden="true">
        {text('place')}
      </button>
      <input type="hidden" name="attempt" value={attempt} />
      <input type="hidden" name="total" value={total.amount} />
      <input type="hidden" name="reckoned" value={reckoned} />
      <WalletChoice shown={shown} quote={quote} />
      <h2>{text('details')}</h2>
      <Field label={text('name')} problem={problems.name}>
        {(props) => (
          <input
            {...props}
            name="name"
            autoComplete="name"
            required
            maxLength={nameMaxLength}
            defaultValue={values.name}
          />
        )}
      </Field>
      <EmailField
        label={text('email')}
        hint={text('emailHint')}
        problem={problems.email}
        value={values.email}
        isRequired
      />
      <Field label={text('phone')} problem={problems.phone}>
        {(props) => (
          <input
            {...props}
            name="phone"
            type="tel"
            dir="ltr"
            autoComplete="tel"
            maxLength={30}
            defaultValue={values.phone}
          />
        )}
      </Field>
      <MethodChoice quote={quote} values={values} problems={problems} />
      {countries.length > 0 && <AddressFields {...shown} />}
      <Field label={text('note')} problem={problems.note}>
        {(props) => (
          <textarea {...props} name="note" rows={3} maxLength={orderLimits.note} defaultValue={values.note} />
        )}
      </Field>
      <CodeField value={values.code} problem={problems.code} asks={shown.asks} />
      <TenderChoice {...shown} />
      <p className="small">
        {text.rich('terms', {
          terms: (words) => <a href={`/${store.store_id}/terms`}>{words}</a>,
          privacy: (words) => <a href={shop?.privacy}>{words}</a>,
        })}
      </p>
    </PlainForm>
  );
}
