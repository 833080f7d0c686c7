import { ownZone } from '@swapt/shared/dates';
import { space } from '@swapt/shared/tokens';
import { ErrorState, Page, SaveCsvButton } from '@swapt/shared/ui';
import { RangeBar, useRange } from '@swapt/shared/ui/analytics';
import { useQueryClient } from '@tanstack/react-query';
import { Flex, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { t } from '@swapt/shared/text';
import { AnalyticsPanels } from './analytics-panels.js';
import { useAnalytics, useBefore, useFunnel, type Subject } from './analytics.queries.js';
import { reportFile } from './report-csv.js';
import { LivePanel } from './scans/live-panel.js';
import { NothingCounted } from './nothing-counted.js';
import { ScanLists } from './scans/scan-lists.js';

interface Props {
  subject: Subject;
  title: string;
  /** What is counted, before the sentence about time zones. */
  lead?: string;
  breadcrumbs?: { label: string; to: string }[];
  /** Whether there were scans in any range, as far as that is known. */
  isScanned?: boolean;
  /** What to do for a first scan. */
  first: { text: string; action?: ReactNode };
  /** A way on where it cannot be shown. */
  elsewhere: ReactNode;
}

/** The analytics of a code, a folder or the organization. */
export function AnalyticsPage({ subject, title, lead = '', breadcrumbs, isScanned = true, first, elsewhere }: Props) {
  const [range, setRange] = useRange();
  const client = useQueryClient();
  const query = useAnalytics(subject, range);
  const before = useBefore(subject, range);
  const funnel = useFunnel(subject, range);
  const analytics = query.data?.data;
  const refresh = () => void client.invalidateQueries({ queryKey: ['analytics'] });

  return (
    <Page
      title={title}
      lead={t('{lead}Days and hours are in your time zone, {zone}.', { lead, zone: ownZone() })}
      {...(breadcrumbs && { breadcrumbs })}
      actions={
        <RangeBar range={range} onRange={setRange} isFetching={query.isFetching} onRefresh={refresh}>
          <SaveCsvButton
            file={query.isPlaceholderData || !analytics ? undefined : () => reportFile(analytics, before, funnel)}
          />
        </RangeBar>
      }
    >
      {analytics ? (
        <Flex vertical gap={space.lg} style={{ opacity: query.isPlaceholderData ? 0.6 : 1 }}>
          {analytics.totals.scans === 0 ? (
            <>
              <NothingCounted isEver={range === 'all' || !isScanned} {...first} onRange={setRange} />
              <LivePanel subject={subject} />
            </>
          ) : (
            <>
              <AnalyticsPanels subject={subject} analytics={analytics} before={before} funnel={funnel} />
              <ScanLists subject={subject} range={range} modes={analytics.visitor_modes} />
            </>
          )}
        </Flex>
      ) : query.isError ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} elsewhere={elsewhere} />
      ) : (
        <Skeleton active paragraph={{ rows: 10 }} />
      )}
    </Page>
  );
}
