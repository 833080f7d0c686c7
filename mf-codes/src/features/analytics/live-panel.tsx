import type { Api } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { palettes, space } from '@swapt/shared/tokens';
import { formatNumber, Panel, RelativeTime } from '@swapt/shared/ui';
import { Flex, Skeleton, Typography } from 'antd';
import { CountTable } from './count-table.js';
import { useLive, type Subject } from './analytics.queries.js';
import { labelOf } from './labels.js';

type Live = Api['analytics.live']['out']['data'];

/** The last half hour, by itself up to date while somebody looks. */
export function LivePanel({ subject }: { subject: Subject }) {
  const query = useLive(subject);
  const live = query.data?.data;
  return (
    <Panel title="Right now" lead="People in the last 30 minutes; new scans show within seconds.">
      {live ? (
        <LiveCounts live={live} />
      ) : query.isError ? (
        <Typography.Text type="secondary">It cannot be shown at the moment, and is tried again.</Typography.Text>
      ) : (
        <Skeleton active title={false} paragraph={{ rows: 2 }} />
      )}
    </Panel>
  );
}

function LiveCounts({ live }: { live: Live }) {
  const { minutes, scans, unique_visitors: visitors, newest } = live;
  const { theme } = useShell();
  const palette = palettes[theme.mode];
  const most = Math.max(1, ...minutes);
  const ago = (index: number) => minutes.length - index;
  const rows = minutes.map((count, index) => ({
    key: String(index),
    name: ago(index) === 1 ? 'The last minute' : `${ago(index)} minutes ago`,
    counts: [count],
  }));
  return (
    <Flex vertical gap={space.sm}>
      <Flex wrap gap={space.lg} align="end">
        <div style={{ minWidth: 150 }}>
          <div style={{ fontSize: 28, fontWeight: 600, lineHeight: '40px', fontVariantNumeric: 'tabular-nums' }}>
            {formatNumber(scans)} {scans === 1 ? 'scan' : 'scans'}
          </div>
          <Typography.Text type="secondary">
            {formatNumber(visitors)} {visitors === 1 ? 'visitor' : 'visitors'}
          </Typography.Text>
        </div>
        <Flex aria-hidden align="end" gap={2} style={{ height: 56, flex: '1 1 260px' }}>
          {minutes.map((count, index) => (
            <span
              key={index}
              title={`${rows[index]?.name}: ${count}`}
              style={{
                flex: 1,
                height: count ? `${Math.max(12, (count / most) * 100)}%` : 2,
                borderRadius: 2,
                background: count ? palette.series[0] : palette.border,
              }}
            />
          ))}
        </Flex>
      </Flex>
      {newest.length > 0 && (
        <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {newest.map((scan) => (
            <li key={scan.scan_id} style={{ padding: '4px 0', overflowWrap: 'anywhere' }}>
              <strong style={{ fontWeight: 500 }}>{scan.code_name}</strong>{' '}
              <Typography.Text type="secondary">
                {placeOf(scan)}, {labelOf.plain(scan.device)}, <RelativeTime at={scan.at} />
              </Typography.Text>
            </li>
          ))}
        </ul>
      )}
      <CountTable caption="Scans by the minute" titles={['When', 'People']} rows={rows} />
    </Flex>
  );
}

const placeOf = ({ city, country }: Live['newest'][number]) => (city ? labelOf.city(city) : labelOf.country(country));
