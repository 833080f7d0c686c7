import { WarningOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { ApiError } from '../client/index.js';
import { EmptyState } from './empty-state.js';

/** A failed read in a person's words, with the way on. The reference is what support needs to find it in the logs. */
export function ErrorState({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const known = error instanceof ApiError ? error : undefined;
  return (
    <div role="alert">
      <EmptyState
        icon={<WarningOutlined />}
        title={known?.message ?? 'This could not be shown.'}
        text={
          <>
            {known?.details ?? 'Please try again. If it keeps happening, contact support.'}
            {known?.requestId && <div>Reference: {known.requestId}</div>}
          </>
        }
        action={<Button onClick={onRetry}>Try again</Button>}
      />
    </div>
  );
}
