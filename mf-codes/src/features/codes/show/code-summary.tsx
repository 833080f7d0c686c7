import type { Code } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { space } from '@swapt/shared/tokens';
import { Panel, RelativeTime, StatTile } from '@swapt/shared/ui';
import { Flex, Typography } from 'antd';
import { Link } from '@swapt/shared/router';
import { useRecentScans } from '../codes.queries.js';
import { paths } from '../../../entities/codes/paths.js';
import { FirstScan } from '../first-scan.js';
import { Sparkline } from './sparkline.js';

/** How a code does, in three numbers and one line. */
export function CodeSummary({ code }: { code: Code }) {
  const { session } = useShell();
  const recent = useRecentScans(code.code_id);
  const series = recent.data?.data.series.map(({ scans }) => scans);

  return (
    <Panel
      title="Scans"
      extra={session.can('analytics:read') && <Link to={paths.analytics(code.code_id)}>All analytics</Link>}
    >
      <Flex vertical gap={space.md}>
        <FirstScan code={code} />
        <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space.sm }}>
          <StatTile label="All scans" value={code.scans} />
          <StatTile label="Human scans" value={code.human_scans} />
          <StatTile label="Unique visitors" value={code.unique_visitors} />
        </div>
        {code.last_scan_at ? (
          <>
            {series && <Sparkline values={series} label="Scans per day over the last 30 days" />}
            <Typography.Text type="secondary">
              Last scan <RelativeTime at={code.last_scan_at} />
            </Typography.Text>
          </>
        ) : (
          <Typography.Text type="secondary">
            Not scanned yet. Scan it with your phone: the scan shows here within seconds.
          </Typography.Text>
        )}
      </Flex>
    </Panel>
  );
}
