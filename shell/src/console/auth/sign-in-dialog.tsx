import { Alert, Button, Flex, Modal } from 'antd';
import { useState, type ReactNode } from 'react';
import { t } from '@swapt/shared/text';
import { useConsole } from '../console-context.js';
import { report } from '../feedback/report.js';
import { explainSignIn } from './failures.js';

interface Props {
  title: string;
  text: string;
  /** The provider is to ask, even where it knows who it is. */
  isProof?: boolean;
  onSignedIn?: () => void;
  /** The button for who does not sign in. */
  otherwise: ReactNode;
}

/** A sign-in over the page, of which nothing is lost. */
export function SignInDialog({ title, text, isProof = false, onSignedIn, otherwise }: Props) {
  const { auth } = useConsole();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const first = isProof ? 'proof' : undefined;

  const signIn = async () => {
    setIsBusy(true);
    setProblem(undefined);
    await auth.signInByPopup(first).then(onSignedIn, (cause: unknown) => setProblem(explainSignIn(cause)));
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
      title={title}
      styles={{ mask: { backdropFilter: 'blur(8px)' } }}
    >
      <Flex vertical gap={12}>
        <p style={{ margin: 0 }}>{text}</p>
        {problem && <Alert type="warning" showIcon role="alert" message={problem} />}
        <Button type="primary" size="large" block loading={isBusy} onClick={() => void signIn()}>
          {t('Sign in with a pop-up window')}
        </Button>
        <Button size="large" block onClick={() => void auth.signIn(returnTo, first).catch(report)}>
          {t('Sign in in this tab')}
        </Button>
        {otherwise}
      </Flex>
    </Modal>
  );
}
