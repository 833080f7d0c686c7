import { ErrorState, Page } from '@swapt/shared/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { Link, useParams } from '@swapt/shared/router';
import { AnalyticsBody } from './analytics-body.js';
import { useAnalytics, useBefore, useCodeHead, viewerZone } from './analytics.queries.js';
import { CsvButton } from './csv-button.js';
import { RangeBar } from './range-bar.js';
import { useRange } from './use-range.js';

export default function CodeAnalyticsScreen() {
  const { codeId = '' } = useParams();
  const [range, setRange] = useRange();
  const client = useQueryClient();
  const head = useCodeHead(codeId).data;
  const query = useAnalytics(range, codeId);
  const before = useBefore(range, codeId);
  const refresh = () => void client.invalidateQueries({ queryKey: ['analytics'] });

  return (
    <Page
      title={head ? `Analytics of ${head.name}` : 'Analytics'}
      lead={`Days and hours are those of your time zone, ${viewerZone()}.`}
      breadcrumbs={[
        { label: 'My codes', to: '/admin/my-codes' },
        ...(head ? [{ label: head.name, to: `/admin/my-codes/show/${codeId}` }] : []),
      ]}
      actions={
        <RangeBar range={range} onRange={setRange} isFetching={query.isFetching} onRefresh={refresh}>
          <CsvButton analytics={query.isPlaceholderData ? undefined : query.data?.data} before={before} />
        </RangeBar>
      }
    >
      {query.data ? (
        <div style={{ opacity: query.isPlaceholderData ? 0.6 : 1 }}>
          <AnalyticsBody
            codeId={codeId}
            isScanned={head?.isScanned ?? true}
            range={range}
            onRange={setRange}
            analytics={query.data.data}
            before={before}
          />
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
