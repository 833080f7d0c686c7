import type { Code } from '@swapt/shared/contract';
import { formatNumber, RelativeTime, type DataListColumn } from '@swapt/shared/ui';
import { Flex, Typography } from 'antd';
import { Link } from '@swapt/shared/router';
import { ShortAddress, TargetLink } from '../../../entities/codes/code-links.js';
import { CodeImage } from '../code-image.js';
import { CodeMenu } from './code-menu.js';
import { CodePlace } from '../code-place.js';
import { CodeStatusLabel } from '../../../entities/codes/code-status.js';
import { paths } from '../../../entities/codes/paths.js';

export const codeColumns: DataListColumn<Code>[] = [
  { key: 'name', title: 'Code', onCard: 'head', render: (code) => <CodeName code={code} /> },
  {
    key: 'target',
    title: 'Leads to',
    width: 260,
    render: (code) => <TargetLink code={code} />,
  },
  {
    key: 'status',
    title: 'Status',
    width: 110,
    render: (code) => <CodeStatusLabel status={code.status} isSuspended={code.is_held} />,
  },
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
      <CodeImage code={code} width={56} />
      <div style={{ minWidth: 0, flex: 1 }}>
        <Link to={paths.show(code.code_id)} style={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {code.name}
        </Link>
        <ShortAddress code={code} />
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
