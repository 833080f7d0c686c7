import WarningOutlined from '@ant-design/icons/WarningOutlined';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { ApiError } from '../client/index.js';
import { EmptyState } from './empty-state.js';
import { t } from '../text/index.js';

interface ErrorStateProps {
  error: unknown;
  onRetry: () => void;
  /** The way on from something that does not exist, where trying again would not help. */
  elsewhere?: ReactNode;
}

/** A failed read in a person's words, with the way on. The reference is what support needs to find it in the logs. */
export function ErrorState({ error, onRetry, elsewhere }: ErrorStateProps) {
  const known = error instanceof ApiError ? error : undefined;
  const isGone = known?.status === 404;
  const retry = <Button onClick={onRetry}>{t('Try again')}</Button>;
  return (
    <div role="alert">
      <EmptyState
        icon={<WarningOutlined />}
        title={known?.message ?? t('We could not load this.')}
        text={
          <>
            {known?.details ?? (isGone ? null : t('Please try again. If it keeps happening, contact support.'))}
            {known?.requestId && !isGone && <div>{t('Reference: {requestId}', { requestId: known.requestId })}</div>}
          </>
        }
        action={isGone && elsewhere ? elsewhere : retry}
      />
    </div>
  );
}
