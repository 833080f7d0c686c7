import ApiOutlined from '@ant-design/icons/ApiOutlined';
import { EmptyState } from '@swapt/shared/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { t } from '@swapt/shared/text';

/** The list of remotes could not be read, so this address may or may not exist. */
export function MissingRemote({ onRetry }: { onRetry: () => Promise<void> }) {
  const [isBusy, setIsBusy] = useState(false);
  const retry = async () => {
    setIsBusy(true);
    await onRetry();
    setIsBusy(false);
  };
  return (
    <EmptyState
      level={1}
      icon={<ApiOutlined />}
      title={t('This section is not available')}
      text={t('We could not load the sections of the console. Your data is safe.')}
      action={
        <Button type="primary" loading={isBusy} onClick={() => void retry()}>
          {t('Retry')}
        </Button>
      }
    />
  );
}
