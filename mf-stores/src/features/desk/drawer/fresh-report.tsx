import { t } from '@swapt/shared/text';
import { ErrorState } from '@swapt/shared/ui';
import { Skeleton } from 'antd';
import { DeskReport } from '../../../entities/desks/desk-report.js';
import { useDeskSession } from '../../../entities/desks/desks.queries.js';

/** What a desk took until now. */
export function FreshReport({ sessionId }: { sessionId: string }) {
  const query = useDeskSession(sessionId);
  if (query.isError && !query.data) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return query.fetchStatus === 'paused' ? <p>{t('This needs the network.')}</p> : <Skeleton active />;
  return <DeskReport session={query.data} />;
}
