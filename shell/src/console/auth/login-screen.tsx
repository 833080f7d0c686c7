import { Alert, Button, Flex, Spin } from 'antd';
import { useEffect, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { t } from '@swapt/shared/text';
import { useConsole } from '../console-context.js';
import { LoneCard } from '../layout/lone-card.js';
import { explainSignIn } from './failures.js';
import { loginPath, safeReturnTo } from './return-to.js';
import { setSession, useSession } from './session-store.js';

type SignInMethod = 'tab' | 'window' | 'new';

/** Sign-in at the identity provider, in this tab or in a small window; afterwards the person is back where they were. */
export function LoginScreen() {
  const session = useSession();
  const problem = session.status === 'anonymous' ? session.problem : undefined;
  const { auth } = useConsole();
  const [params] = useSearchParams();
  const wantsAccount = params.has('new') && !problem;
  const [busy, setBusy] = useState<SignInMethod>();
  const returnTo = safeReturnTo(params.get('return_to'));

  const isStarting = wantsAccount && session.status === 'anonymous';
  useEffect(() => {
    if (!isStarting) return;
    // Back from the provider leads to this screen, which is not to send the person there again.
    history.replaceState(null, '', loginPath(returnTo));
    auth.signIn(returnTo, 'signup').catch((cause: unknown) => {
      setSession({ status: 'anonymous', problem: explainSignIn(cause) });
    });
  }, [auth, isStarting, returnTo]);

  if (session.status === 'leaving' || isStarting) return <Spin fullscreen />;
  if (session.status === 'signed-in') return <Navigate to={returnTo} replace />;

  const run = async (method: SignInMethod) => {
    setBusy(method);
    setSession({ status: 'anonymous' });
    try {
      await (method === 'window'
        ? auth.signInByPopup()
        : auth.signIn(returnTo, method === 'new' ? 'signup' : undefined));
    } catch (cause) {
      setSession({ status: 'anonymous', problem: explainSignIn(cause) });
      setBusy(undefined);
    }
  };

  return (
    <LoneCard
      title={t('Sign in')}
      lead={t('Create QR codes that you can change after printing, and see who scans them.')}
    >
      <Flex vertical gap={12}>
        {problem && <Alert type="warning" showIcon role="alert" message={problem} />}
        <Button type="primary" size="large" block loading={busy === 'tab'} onClick={() => void run('tab')}>
          {problem ? t('Start again') : t('Continue')}
        </Button>
        <Button size="large" block loading={busy === 'window'} onClick={() => void run('window')}>
          {t('Sign in with a pop-up window')}
        </Button>
        <p className="note">
          {t('New here?')}{' '}
          <Button type="link" size="small" loading={busy === 'new'} onClick={() => void run('new')}>
            {t('Create an account')}
          </Button>
        </p>
      </Flex>
    </LoneCard>
  );
}
