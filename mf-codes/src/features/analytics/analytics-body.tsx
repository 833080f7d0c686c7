import BarChartOutlined from '@ant-design/icons/BarChartOutlined';
import type { Api } from '@swapt/shared/contract';
import { space } from '@swapt/shared/tokens';
import { EmptyState, Panel } from '@swapt/shared/ui';
import type { Range } from '@swapt/shared/values';
import { Button, Flex } from 'antd';
import { labelOf } from './labels.js';
import { ScanLists } from './scan-lists.js';
import { SharePanel } from './share-panel.js';
import { TimePanel } from './time-panel.js';
import { Totals } from './totals.js';

interface Props {
  codeId: string;
  /** Whether it was scanned in any range. */
  isScanned: boolean;
  range: Range;
  onRange: (range: Range) => void;
  analytics: Api['analytics.get']['out']['data'];
}

/** Everything counted in the range, or what to do when that is nothing. */
export function AnalyticsBody({ codeId, isScanned, range, onRange, analytics }: Props) {
  if (analytics.totals.scans === 0) {
    const isEver = range === 'all' || !isScanned;
    return (
      <Panel>
        <EmptyState
          icon={<BarChartOutlined />}
          title={isEver ? 'No scans yet' : 'No scans in this range'}
          text={
            isEver
              ? 'Scan the code with your phone: it shows here within seconds.'
              : 'Choose a longer range to see earlier scans.'
          }
          action={isEver ? undefined : <Button onClick={() => onRange('all')}>Show all time</Button>}
        />
      </Panel>
    );
  }
  const { countries, devices, systems, browsers, languages, sources } = analytics;
  return (
    <Flex vertical gap={space.lg}>
      <Totals totals={analytics.totals} />
      <TimePanel analytics={analytics} />
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))',
          gap: space.lg,
        }}
      >
        <SharePanel title="Countries" shares={countries} label={labelOf.country} />
        <SharePanel title="Devices" shares={devices} label={labelOf.plain} />
        <SharePanel title="Systems" shares={systems} label={labelOf.plain} />
        <SharePanel title="Browsers" shares={browsers} label={labelOf.plain} />
        <SharePanel title="Languages" shares={languages} label={labelOf.language} />
        <SharePanel title="Sources" shares={sources} label={labelOf.source} />
      </div>
      <ScanLists codeId={codeId} range={range} />
    </Flex>
  );
}
