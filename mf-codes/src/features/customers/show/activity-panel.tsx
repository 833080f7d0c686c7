import type { Activity } from '@swapt/shared/contract';
import { space } from '@swapt/shared/tokens';
import { ErrorState, formatDateTime, formatNumber, Panel } from '@swapt/shared/ui';
import { Button, Skeleton, Timeline, Typography } from 'antd';
import { useState } from 'react';
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
    <Panel title="History">
      {query.isPending && <Skeleton active title={false} paragraph={{ rows: 5 }} />}
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {query.data && (
        <>
          <Timeline
            style={{ marginTop: space.sm }}
            items={query.data.data.map((activity) => ({ key: activity.id, children: <Line activity={activity} /> }))}
          />
          {query.data.total > shown && shown < most && (
            <Button type="link" style={{ paddingInline: 0 }} onClick={() => setShown(most)}>
              Show {formatNumber(Math.min(query.data.total, most) - shown)} more
            </Button>
          )}
        </>
      )}
    </Panel>
  );
}

function Line({ activity }: { activity: Activity }) {
  return (
    <div style={{ overflowWrap: 'anywhere' }}>
      {activityText(activity)}
      <Typography.Text type="secondary" style={{ display: 'block' }}>
        <time dateTime={activity.at}>{formatDateTime(activity.at)}</time>
        {activity.by && ` · by ${activity.by}`}
      </Typography.Text>
    </div>
  );
}
