import { Alert, Button, Flex } from 'antd';
import { useState } from 'react';
import { t } from '@swapt/shared/text';
import { useConsole } from '../console-context.js';
import { report } from '../feedback/report.js';
import { LoneCard } from '../layout/lone-card.js';

/** Stands in the way until the person has opened the link in the mail that came with signing up. */
export function EmailScreen({ email }: { email: string }) {
  const { auth } = useConsole();
  const [tries, setTries] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  const check = async () => {
    setIsBusy(true);
    await auth.refresh().catch(report);
    setTries((count) => count + 1);
    setIsBusy(false);
  };
  return (
    <LoneCard
      title={t('Confirm your e-mail address')}
      lead={t('We sent a link to {email}. Open it, then come back here.', { email })}
    >
      <Flex vertical gap={12}>
        {tries > 0 && !isBusy && (
          <Alert
            type="info"
            showIcon
            role="status"
            message={t('You have not confirmed it yet. The e-mail may take a minute. Check your spam folder too.')}
          />
        )}
        <Button type="primary" size="large" block loading={isBusy} onClick={() => void check()}>
          {t('I have confirmed it')}
        </Button>
        <Button size="large" block onClick={() => void auth.signOut().catch(report)}>
          {t('Use another account')}
        </Button>
      </Flex>
    </LoneCard>
  );
}
