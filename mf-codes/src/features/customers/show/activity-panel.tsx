import { ErrorState, formatNumber, Panel } from '@swapt/shared/ui';
import { EventTimeline } from '@swapt/shared/ui/event-timeline';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { t } from '@swapt/shared/text';
import { activityText } from './activity-text.js';
import { useActivity } from '../customers.queries.js';

const first = 10;
/** The most that the API gives at once. */
const most = 100;

/** What a customer did, and what happened to their record, the newest first. */
export function ActivityPanel({ customerId }: { customerId: string }) {
  const [shown, setShown] = useState(first);
  const query = useActivity(customerId, shown);
  return (
    <Panel title={t('History')}>
      {query.isPending && <Skeleton active title={false} paragraph={{ rows: 5 }} />}
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {query.data && (
        <>
          <EventTimeline
            events={query.data.data.map((activity) => {
              const { id, at, by } = activity;
              return { id, at, who: by, what: activityText(activity) };
            })}
          />
          {query.data.total > shown && shown < most && (
            <Button type="link" style={{ paddingInline: 0 }} onClick={() => setShown(most)}>
              {t('Show {total} more', { total: formatNumber(Math.min(query.data.total, most) - shown) })}
            </Button>
          )}
        </>
      )}
    </Panel>
  );
}
