import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { useEffect, useState } from 'react';
import { PinForm } from './pin-form.js';

export interface Cashier {
  token: string;
  name: string;
  seconds: number;
}

/** Who stands at the desk: who is signed in, until somebody takes over with a PIN. */
export function useCashier(sessionId: string) {
  const { modal, call, session, notify } = useShell();
  const [known, setKnown] = useState<Cashier>();
  useEffect(() => {
    if (!known) return;
    const timer = setTimeout(() => setKnown(undefined), known.seconds * 1000);
    return () => clearTimeout(timer);
  }, [known]);
  const takeOver = () =>
    modal.open({
      title: t('Who sells now?'),
      content: (close) => (
        <PinForm
          who={() => true}
          submitLabel={t('Take over')}
          save={async (person) => {
            const { data } = await call('pos.identify', { session_id: sessionId, ...person });
            setKnown(data);
            notify.success(t('{name} sells now.', { name: data.name }));
          }}
          close={close}
        />
      ),
    });
  return {
    name: known?.name ?? session.user.name,
    /** None where it is who is signed in. */
    token: known?.token,
    takeOver,
  };
}
