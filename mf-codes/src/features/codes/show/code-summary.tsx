import type { Code } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { space } from '@swapt/shared/tokens';
import { Panel, RelativeTime, StatTile } from '@swapt/shared/ui';
import { Flex, Typography } from 'antd';
import { Link } from '@swapt/shared/router';
import { t } from '@swapt/shared/text';
import { useRecentScans } from '../codes.queries.js';
import { paths } from '../../../entities/codes/paths.js';
import { uniqueMeaning } from '../../../parts/visitor-words.js';
import { FirstScan } from '../first-scan.js';
import { Sparkline } from './sparkline.js';

/** How a code does, in three numbers and one line. */
export function CodeSummary({ code }: { code: Code }) {
  const { session } = useShell();
  const recent = useRecentScans(code.code_id);
  const mode = session.org.visitor_mode;
  // What was counted while they were recognized stays.
  const isCounted = mode !== 'none' || code.unique_visitors > 0;
  const series = recent.data?.data.series.map(({ scans }) => scans);

  const { last_scan_at: lastScanAt } = code;
  return (
    <Panel
      title={t('Scans')}
      extra={session.can('analytics:read') && <Link to={paths.analytics(code.code_id)}>{t('All analytics')}</Link>}
    >
      <Flex vertical gap={space.md}>
        <FirstScan code={code} />
        <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space.sm }}>
          <StatTile label={t('All scans')} value={code.scans} />
          <StatTile label={t('Human scans')} value={code.human_scans} />
          <StatTile label={t('Unique visitors')} value={isCounted ? code.unique_visitors : 'none'} />
        </div>
        {code.scans > 0 && (
          <Typography.Text type="secondary">
            {t('Visitors: {meaning}', { meaning: uniqueMeaning[mode] })}
          </Typography.Text>
        )}
        {lastScanAt ? (
          <>
            {series && <Sparkline values={series} label={t('Scans per day over the last 30 days')} />}
            <Typography.Text type="secondary">
              {t.rich('Last scan <time></time>', { time: () => <RelativeTime at={lastScanAt} /> })}
            </Typography.Text>
          </>
        ) : (
          <Typography.Text type="secondary">
            {t('Not scanned yet. Scan it with your phone: the scan shows here within seconds.')}
          </Typography.Text>
        )}
      </Flex>
    </Panel>
  );
}
