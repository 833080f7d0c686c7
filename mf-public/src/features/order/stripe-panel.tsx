import { Elements, ExpressCheckoutElement, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { CardPayment } from '@swapt/shared/contract';
import { usePage } from '@swapt/shared/public';
import { useEffect, useMemo, useState, type FormEvent } from 'react';
import { openStripe, stripeStyle } from '../../entities/payment/stripe-form.js';
import { useLanguage, useText } from '../../frame/use-text.js';

export interface PanelProps {
  publicKey: string;
  storeId: string;
  link: string;
}

/** Pays an order with the form of Stripe, wallets first. What was typed there never reaches us. */
export default function StripePanel({ publicKey, storeId, link }: PanelProps) {
  const { call } = usePage();
  const text = useText('pay');
  const locale = useLanguage();
  const [payment, setPayment] = useState<CardPayment>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    call('payments.intent', { store_id: storeId, link }).then(
      ({ data }) => setPayment(data),
      () => setFailed(true),
    );
  }, [call, storeId, link]);
  const account = payment?.account;
  const stripe = useMemo(() => (account === undefined ? null : openStripe(publicKey, account)), [account, publicKey]);
  useEffect(() => {
    stripe?.catch(() => setFailed(true));
  }, [stripe]);

  if (hasFailed) return <p role="alert">{text('away')}</p>;
  if (!payment) return <p>{text('loading')}</p>;
  return (
    <Elements stripe={stripe} options={{ clientSecret: payment.client_secret, ...stripeStyle(locale) }}>
      <PayWithStripe total={payment.amount.text} storeId={storeId} link={link} />
    </Elements>
  );
}

function PayWithStripe({ total, storeId, link }: { total: string; storeId: string; link: string }) {
  const { call } = usePage();
  const text = useText('pay');
  const stripe = useStripe();
  const elements = useElements();
  const [isPaying, setPaying] = useState(false);
  const [problem, setProblem] = useState('');

  const pay = async () => {
    if (!stripe || !elements) return;
    setPaying(true);
    setProblem('');
    const { error } = await stripe.confirmPayment({
      elements,
      confirmParams: { return_url: location.href },
      redirect: 'if_required',
    });
    if (error) {
      setProblem(error.message ?? text('cardBroken'));
      setPaying(false);
      return;
    }
    // The money is on its way: should this not be answered, the page shows it all the same, a little later.
    await call('payments.success', { store_id: storeId, link }).catch(() => undefined);
    location.reload();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void pay();
  };
  return (
    <form className="stripe" onSubmit={submit} aria-busy={isPaying}>
      <ExpressCheckoutElement onConfirm={() => void pay()} />
      <PaymentElement />
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      <button className="button" disabled={!stripe || isPaying}>
        {isPaying ? text('paying') : text('pay', { total })}
      </button>
    </form>
  );
}
