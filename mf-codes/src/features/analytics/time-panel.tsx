import type { Api } from '@swapt/shared/contract';
import { Panel, formatNumber } from '@swapt/shared/ui';
import { Skeleton } from 'antd';
import { lazy, Suspense } from 'react';
import { bucketLabels } from './bucket-label.js';
import type { ChartPoint } from './chart-point.js';

// The chart library is larger than everything else of this screen.
const ScansChart = lazy(() => import('./scans-chart.js'));

const words = { hour: 'hour', day: 'day', month: 'month', year: 'year' } as const;

/** Scans over time, as a chart and as a table. */
export function TimePanel({ analytics }: { analytics: Api['analytics.get']['out']['data'] }) {
  const { series, bucket, zone } = analytics;
  const label = bucketLabels(bucket, zone);
  const points: ChartPoint[] = series.map(({ at, scans, human_scans }) => ({
    label: label(at),
    human: human_scans,
    automated: scans - human_scans,
  }));
  return (
    <Panel title={`Scans per ${words[bucket]}`}>
      <div aria-hidden>
        <Suspense fallback={<Skeleton active title={false} paragraph={{ rows: 6 }} style={{ height: 280 }} />}>
          <ScansChart points={points} />
        </Suspense>
      </div>
      <details>
        <summary style={{ cursor: 'pointer', padding: '4px 0' }}>Show as a table</summary>
        <table style={{ width: '100%', maxWidth: 480, fontVariantNumeric: 'tabular-nums', borderSpacing: '0 4px' }}>
          <caption style={{ position: 'absolute', clipPath: 'inset(50%)' }}>Scans per {words[bucket]}</caption>
          <thead>
            <tr>
              <th scope="col" style={{ textAlign: 'start' }}>
                Time
              </th>
              <th scope="col" style={{ textAlign: 'end' }}>
                People
              </th>
              <th scope="col" style={{ textAlign: 'end' }}>
                Automated
              </th>
            </tr>
          </thead>
          <tbody>
            {series.map(({ at }, index) => (
              <tr key={at}>
                <th scope="row" style={{ textAlign: 'start', fontWeight: 400 }}>
                  {points[index]?.label}
                </th>
                <td style={{ textAlign: 'end' }}>{formatNumber(points[index]?.human ?? 0)}</td>
                <td style={{ textAlign: 'end' }}>{formatNumber(points[index]?.automated ?? 0)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Panel>
  );
}
