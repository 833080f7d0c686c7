import type { Api } from '@swapt/shared/contract';
import { Panel } from '@swapt/shared/ui';
import { bucketLabels, CountTable } from '@swapt/shared/ui/analytics';
import { Skeleton } from 'antd';
import { lazy, Suspense } from 'react';
import { t } from '@swapt/shared/text';
import { scansPer } from './scans-per.js';
import type { ChartPoint } from './chart-point.js';

// The chart library is larger than everything else of this screen.
const ScansChart = lazy(() => import('./scans-chart.js'));

/** Scans over time, as a chart and as a table. */
export function TimePanel({ analytics }: { analytics: Api['analytics.get']['out']['data'] }) {
  const { series, bucket, zone } = analytics;
  const label = bucketLabels(bucket, zone);
  const points: ChartPoint[] = series.map(({ at, scans, human_scans }) => ({
    label: label(at),
    human: human_scans,
    automated: scans - human_scans,
  }));
  const rows = series.map(({ at, scans, human_scans }) => ({
    key: at,
    name: label(at),
    counts: [human_scans, scans - human_scans],
  }));
  return (
    <Panel title={scansPer[bucket]}>
      <div aria-hidden>
        <Suspense fallback={<Skeleton active title={false} paragraph={{ rows: 6 }} style={{ height: 280 }} />}>
          <ScansChart points={points} />
        </Suspense>
      </div>
      <CountTable caption={scansPer[bucket]} titles={[t('Time'), t('People'), t('Automated')]} rows={rows} />
    </Panel>
  );
}
