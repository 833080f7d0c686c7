import type { Code } from '@swapt/shared/contract';
import { CopyButton, formatNumber, RelativeTime, type DataListColumn } from '@swapt/shared/ui';
import { Flex, Typography } from 'antd';
import { Link } from '@swapt/shared/router';
import { CodeMenu } from './code-menu.js';
import { CodePlace } from './code-place.js';
import { CodePicture } from './code-picture.js';
import { CodeStatusLabel } from './code-status.js';
import { paths } from './paths.js';
import { withoutScheme } from './short-address.js';

export const codeColumns: DataListColumn<Code>[] = [
  { key: 'name', title: 'Code', onCard: 'head', render: (code) => <CodeName code={code} /> },
  {
    key: 'target',
    title: 'Leads to',
    width: 260,
    render: ({ target }) => (
      <Typography.Link href={target} target="_blank" rel="noreferrer" ellipsis title={target} style={{ maxWidth: 240 }}>
        {withoutScheme(target)}
      </Typography.Link>
    ),
  },
  { key: 'status', title: 'Status', width: 110, render: ({ status }) => <CodeStatusLabel status={status} /> },
  { key: 'scans', title: 'Scans', width: 210, render: (code) => <CodeScans code={code} /> },
  {
    key: 'actions',
    title: 'Actions',
    width: 96,
    align: 'right',
    onCard: 'corner',
    render: (code) => <CodeMenu code={code} />,
  },
];

function CodeName({ code }: { code: Code }) {
  return (
    <Flex gap={12} align="center">
      <CodePicture text={code.scan_url} style={code.style} width={56} />
      <div style={{ minWidth: 0, flex: 1 }}>
        <Link to={paths.show(code.code_id)} style={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {code.name}
        </Link>
        <Flex align="center" gap={4}>
          <Typography.Text type="secondary" ellipsis style={{ fontSize: 13 }}>
            {withoutScheme(code.url)}
          </Typography.Text>
          <CopyButton text={code.url} label={`Copy the link of ${code.name}`} iconOnly type="text" size="small" />
        </Flex>
        <CodePlace code={code} />
      </div>
    </Flex>
  );
}

function CodeScans({ code }: { code: Code }) {
  return (
    <div>
      <div style={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>{formatNumber(code.scans)}</div>
      <Typography.Text type="secondary" style={{ fontSize: 13 }}>
        {code.last_scan_at ? (
          <>
            {formatNumber(code.unique_visitors)} {code.unique_visitors === 1 ? 'visitor' : 'visitors'},{' '}
            <RelativeTime at={code.last_scan_at} />
          </>
        ) : (
          'Not scanned yet'
        )}
      </Typography.Text>
    </div>
  );
}
