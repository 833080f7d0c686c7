import type { Code } from '@swapt/shared/contract';
import { CopyButton, formatNumber, RelativeTime, StatusLabel, type DataListColumn } from '@swapt/shared/ui';
import { Flex, Typography } from 'antd';
import { Link } from '@swapt/shared/router';

const withoutScheme = (address: string) => address.replace(/^https?:\/\//, '');

export const folderColumns: DataListColumn<Code>[] = [
  {
    key: 'name',
    title: 'Code',
    onCard: 'head',
    render: (code) => (
      <>
        <Flex align="center" gap={8}>
          <Link to={`/admin/my-codes/show/${code.code_id}`} style={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {code.name}
          </Link>
          {code.status === 'paused' && <StatusLabel hue="warning" label="Paused" />}
        </Flex>
        <Flex align="center" gap={4}>
          <Typography.Text type="secondary" ellipsis style={{ fontSize: 13 }}>
            {withoutScheme(code.url)}
          </Typography.Text>
          <CopyButton text={code.url} label={`Copy the link of ${code.name}`} iconOnly type="text" size="small" />
        </Flex>
      </>
    ),
  },
  {
    key: 'target',
    title: 'Leads to',
    width: 280,
    render: ({ target }) => (
      <Typography.Link href={target} target="_blank" rel="noreferrer" ellipsis title={target} style={{ maxWidth: 260 }}>
        {withoutScheme(target)}
      </Typography.Link>
    ),
  },
  { key: 'scans', title: 'Scans', width: 110, render: ({ scans }) => formatNumber(scans) },
  {
    key: 'last',
    title: 'Last scan',
    width: 150,
    render: ({ last_scan_at }) => (last_scan_at ? <RelativeTime at={last_scan_at} /> : 'Not scanned yet'),
  },
];
