import type { Api } from '@swapt/shared/contract';
import { RelativeTime } from '@swapt/shared/ui';
import { Flex, Typography } from 'antd';
import { t } from '@swapt/shared/text';
import { labelOf } from '../labels.js';

type NewScan = Api['analytics.live']['out']['data']['newest'][number];

/** As many as the server tells. */
const lines = 4;
const lineHeight = 28;

/** Keeps the room of all its lines, so that nothing below moves when somebody scans. */
export function NewestScans({ newest }: { newest: readonly NewScan[] }) {
  const style = { listStyle: 'none', margin: 0, padding: 0, minWidth: 0, minHeight: lines * lineHeight };
  if (newest.length === 0) {
    return (
      <div style={style}>
        <Typography.Text type="secondary">{t('Nobody has scanned in the last half hour.')}</Typography.Text>
      </div>
    );
  }
  return (
    <ul aria-label={t('Newest scans')} style={style}>
      {newest.map((scan) => (
        <Flex key={scan.scan_id} component="li" gap={8} style={{ lineHeight: `${lineHeight}px` }}>
          <Typography.Text ellipsis style={{ flex: 1, lineHeight: 'inherit' }}>
            <strong style={{ fontWeight: 500 }}>{scan.code_name}</strong>{' '}
            <Typography.Text type="secondary">
              {placeOf(scan)}, {labelOf.plain(scan.device)}
            </Typography.Text>
          </Typography.Text>
          <Typography.Text type="secondary" style={{ whiteSpace: 'nowrap', lineHeight: 'inherit' }}>
            <RelativeTime at={scan.at} />
          </Typography.Text>
        </Flex>
      ))}
    </ul>
  );
}

const placeOf = ({ city, country }: NewScan) => (city ? labelOf.city(city) : labelOf.country(country));
