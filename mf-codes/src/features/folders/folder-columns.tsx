import type { Code } from '@swapt/shared/contract';
import { formatNumber, RelativeTime, StatusLabel, type DataListColumn } from '@swapt/shared/ui';
import { Flex } from 'antd';
import { Link } from '@swapt/shared/router';
import { t } from '@swapt/shared/text';
import { ShortAddress, TargetLink } from '../../entities/codes/code-links.js';

export const folderColumns: DataListColumn<Code>[] = [
  {
    key: 'name',
    title: t('Code'),
    onCard: 'head',
    render: (code) => (
      <>
        <Flex align="center" gap={8}>
          <Link to={`/admin/my-codes/show/${code.code_id}`} style={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {code.name}
          </Link>
          {code.status === 'paused' && <StatusLabel hue="warning" label={t('Paused')} />}
        </Flex>
        <ShortAddress code={code} />
      </>
    ),
  },
  {
    key: 'target',
    title: t('Leads to'),
    width: 280,
    render: (code) => <TargetLink code={code} />,
  },
  { key: 'scans', title: t('Scans'), width: 110, align: 'right', render: ({ scans }) => formatNumber(scans) },
  {
    key: 'last',
    title: t('Last scan'),
    width: 150,
    render: ({ last_scan_at }) => (last_scan_at ? <RelativeTime at={last_scan_at} /> : t('Not scanned yet')),
  },
];
