import type { Terms } from '@swapt/shared/contract';
import { useMutationOf } from '@swapt/shared/query';
import { Button, Checkbox, Flex } from 'antd';
import { useState } from 'react';
import { t } from '@swapt/shared/text';
import { useConsole } from '../console-context.js';
import { report } from '../feedback/report.js';
import { LoneCard } from '../layout/lone-card.js';
import { TermsText } from './terms-text.js';

/** The terms in force, to be accepted once before the console is used. */
export function TermsScreen({ terms }: { terms: Terms }) {
  const { call, auth } = useConsole();
  const [isRead, setIsRead] = useState(false);
  const accept = useMutationOf(call, 'terms.accept', {
    refreshAlways: true,
  });
  return (
    <LoneCard title={terms.title} lead={t('Please read and accept them to continue.')}>
      <TermsText terms={terms} />
      <Flex vertical gap={12}>
        <Checkbox checked={isRead} onChange={({ target }) => setIsRead(target.checked)}>
          {t('I have read the terms and accept them')}
        </Checkbox>
        <Button
          type="primary"
          size="large"
          block
          disabled={!isRead}
          loading={accept.isPending}
          onClick={() => accept.mutate({ version: terms.version })}
        >
          {t('Continue')}
        </Button>
        <Button type="text" block onClick={() => void auth.signOut().catch(report)}>
          {t('Sign out')}
        </Button>
      </Flex>
    </LoneCard>
  );
}
