import { ErrorState, Page } from '@swapt/shared/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { Link, useNavigate } from '@swapt/shared/router';
import { AnalyticsPanels } from './analytics-panels.js';
import { useAnalytics, useBefore, viewerZone } from './analytics.queries.js';
import { CsvButton } from './csv-button.js';
import { NothingCounted } from './nothing-counted.js';
import { RangeBar } from './range-bar.js';
import { TopCodes } from './top-codes.js';
import { useRange } from './use-range.js';

export default function OrganizationAnalyticsScreen() {
  const [range, setRange] = useRange();
  const client = useQueryClient();
  const navigate = useNavigate();
  const query = useAnalytics(range);
  const before = useBefore(range);
  const analytics = query.data?.data;
  const refresh = () => void client.invalidateQueries({ queryKey: ['analytics'] });

  return (
    <Page
      title="Analytics"
      lead={`All codes of the organization. Days and hours are those of your time zone, ${viewerZone()}.`}
      actions={
        <RangeBar range={range} onRange={setRange} isFetching={query.isFetching} onRefresh={refresh}>
          <CsvButton analytics={query.isPlaceholderData ? undefined : analytics} before={before} />
        </RangeBar>
      }
    >
      {analytics ? (
        <div style={{ opacity: query.isPlaceholderData ? 0.6 : 1 }}>
          {analytics.totals.scans === 0 ? (
            <NothingCounted
              isEver={range === 'all'}
              text="Make a code and scan it with your phone: it shows here within seconds."
              action={<Button onClick={() => void navigate('/admin/my-codes')}>Go to my codes</Button>}
              onRange={setRange}
            />
          ) : (
            <AnalyticsPanels analytics={analytics} before={before}>
              <TopCodes analytics={analytics} />
            </AnalyticsPanels>
          )}
        </div>
      ) : query.isError ? (
        <ErrorState
          error={query.error}
          onRetry={() => void query.refetch()}
          elsewhere={<Link to="/admin/my-codes">See all codes</Link>}
        />
      ) : (
        <Skeleton active paragraph={{ rows: 10 }} />
      )}
    </Page>
  );
}
