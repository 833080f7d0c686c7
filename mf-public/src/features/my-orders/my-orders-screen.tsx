import { useScreenData, type MyOrdersScreenData } from '@swapt/shared/public';
import { NoStore } from '../../entities/store/no-store.js';
import { StoreFrame } from '../../entities/store/store-frame.js';
import { EmailField } from '../../frame/email-field.js';
import { Field } from '../../frame/field.js';
import { PlainForm } from '../../frame/plain-form.js';
import { useText } from '../../frame/use-text.js';
import { OrderList } from './order-list.js';

type Kind<K extends MyOrdersScreenData['kind']> = Extract<MyOrdersScreenData, { kind: K }>;

/** What somebody ordered in a store, once they have proven their address. */
export default function MyOrdersScreen() {
  const shown = useScreenData('myOrders');
  const text = useText('myOrders');
  if (shown.kind === 'unknown') return <NoStore />;
  return (
    <StoreFrame store={shown.store}>
      <div className="store my-orders">
        <h1>{text('title')}</h1>
        {shown.kind === 'ask' && <Ask {...shown} />}
        {shown.kind === 'code' && <Code {...shown} />}
        {shown.kind === 'list' && <OrderList {...shown} />}
      </div>
    </StoreFrame>
  );
}

function Ask({ store, email, problem }: Kind<'ask'>) {
  const text = useText('myOrders');
  const ofCheckout = useText('checkout');
  return (
    <PlainForm
      action={`/my-orders/${store.store_id}/`}
      problem={undefined}
      hasTrap
      button={text('send')}
      sending={text('send')}
    >
      <input type="hidden" name="step" value="ask" />
      <EmailField
        label={ofCheckout('email')}
        hint={text('ask')}
        problem={problem || undefined}
        value={email}
        isRequired
      />
    </PlainForm>
  );
}

function Code({ store, email, minutes, problem }: Kind<'code'>) {
  const text = useText('myOrders');
  const action = `/my-orders/${store.store_id}/`;
  return (
    <>
      <p role="status">{text('sent', { email, minutes })}</p>
      <PlainForm action={action} problem={undefined} button={text('show')} sending={text('show')}>
        <input type="hidden" name="step" value="code" />
        <input type="hidden" name="email" value={email} />
        <Field label={text('code')} problem={problem || undefined}>
          {(props) => (
            <input
              {...props}
              name="code"
              inputMode="numeric"
              dir="ltr"
              autoComplete="one-time-code"
              required
              maxLength={12}
            />
          )}
        </Field>
      </PlainForm>
      <p>
        <a href={action}>{text('again')}</a>
      </p>
    </>
  );
}
