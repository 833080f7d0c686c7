import type { Api } from '@swapt/shared/contract';
import { space } from '@swapt/shared/tokens';
import type { Range } from '@swapt/shared/values';
import { Flex } from 'antd';
import { AnalyticsPanels } from './analytics-panels.js';
import { NothingCounted } from './nothing-counted.js';
import { ScanLists } from './scan-lists.js';
import type { Before } from './totals.js';

interface Props {
  codeId: string;
  /** Whether it was scanned in any range. */
  isScanned: boolean;
  range: Range;
  onRange: (range: Range) => void;
  analytics: Api['analytics.get']['out']['data'];
  before: Before;
}

/** Everything counted of a code in the range, or what to do when that is nothing. */
export function AnalyticsBody({ codeId, isScanned, range, onRange, analytics, before }: Props) {
  if (analytics.totals.scans === 0) {
    return (
      <NothingCounted
        isEver={range === 'all' || !isScanned}
        text="Scan the code with your phone: it shows here within seconds."
        onRange={onRange}
      />
    );
  }
  return (
    <Flex vertical gap={space.lg}>
      <AnalyticsPanels analytics={analytics} before={before} />
      <ScanLists codeId={codeId} range={range} />
    </Flex>
  );
}
