import { useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Flex, Modal } from 'antd';
import { useEffect, useState } from 'react';
import { t } from '@swapt/shared/text';
import { useConsole } from '../console-context.js';
import { report } from '../feedback/report.js';
import { explainSignIn } from './failures.js';

/** Over the page of somebody whose session ended: they sign in again, and everything they typed is still there. */
export function SignInAgain({ email }: { email: string }) {
  const { auth } = useConsole();
  const queries = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  // What was asked for meanwhile was refused.
  useEffect(() => () => void queries.invalidateQueries(), [queries]);

  const signIn = async () => {
    setIsBusy(true);
    setProblem(undefined);
    await auth.signInByPopup().catch((cause: unknown) => setProblem(explainSignIn(cause)));
    setIsBusy(false);
  };
  const returnTo = location.pathname + location.search + location.hash;
  return (
    <Modal
      open
      centered
      closable={false}
      keyboard={false}
      maskClosable={false}
      footer={null}
      width={480}
      title={t('Sign in again')}
      styles={{ mask: { backdropFilter: 'blur(8px)' } }}
    >
      <Flex vertical gap={12}>
        <p style={{ margin: 0 }}>
          {t(
            'You were signed out after some time, or from another place. Sign in as {email} to go on. What you typed is still here.',
            { email },
          )}
        </p>
        {problem && <Alert type="warning" showIcon role="alert" message={problem} />}
        <Button type="primary" size="large" block loading={isBusy} onClick={() => void signIn()}>
          {t('Sign in with a pop-up window')}
        </Button>
        <Button size="large" block onClick={() => void auth.signIn(returnTo).catch(report)}>
          {t('Sign in in this tab')}
        </Button>
        <Button type="link" block onClick={() => void auth.signOut().catch(report)}>
          {t('Sign out')}
        </Button>
      </Flex>
    </Modal>
  );
}
