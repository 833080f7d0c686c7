import type { Code } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { DateText, formatNumber, RelativeTime, type DataListColumn } from '@swapt/shared/ui';
import { Flex, Typography } from 'antd';
import { Link } from '@swapt/shared/router';
import { t } from '@swapt/shared/text';
import { ShortAddress, TargetLink } from '../../../entities/codes/code-links.js';
import { CodeImage } from '../code-image.js';
import { CodeMenu } from './code-menu.js';
import { CodePlace } from '../code-place.js';
import { typeInfo } from '../../../entities/code-content/code-types.js';
import { CodeStatusLabel } from '../../../entities/codes/code-status.js';
import { paths } from '../../../entities/codes/paths.js';
import { uniqueMeaning } from '../../../parts/visitor-words.js';

export const codeColumns: DataListColumn<Code>[] = [
  { key: 'name', title: t('Code'), onCard: 'head', render: (code) => <CodeName code={code} /> },
  {
    key: 'target',
    title: t('Leads to'),
    width: 260,
    render: (code) => <TargetLink code={code} />,
  },
  {
    key: 'status',
    title: t('Status'),
    width: 110,
    render: (code) => <CodeStatusLabel status={code.status} isSuspended={code.is_held} />,
  },
  { key: 'scans', title: t('Scans'), width: 210, align: 'right', render: (code) => <CodeScans code={code} /> },
  {
    key: 'type',
    title: t('Type'),
    width: 120,
    isExtra: true,
    render: ({ type }) => typeInfo[type].label,
  },
  {
    key: 'visitors',
    title: t('Visitors'),
    width: 110,
    align: 'right',
    isExtra: true,
    render: (code) => <CodeVisitors code={code} />,
    note: <VisitorsMeaning />,
  },
  {
    key: 'last',
    title: t('Last scan'),
    width: 150,
    isExtra: true,
    render: ({ last_scan_at }) => (last_scan_at ? <RelativeTime at={last_scan_at} /> : t('Not scanned yet')),
  },
  {
    key: 'expires',
    title: t('Works until'),
    width: 170,
    isExtra: true,
    render: ({ expires_at }) => (expires_at ? <DateText at={expires_at} /> : t('No end')),
  },
  {
    key: 'created',
    title: t('Created'),
    width: 150,
    isExtra: true,
    render: ({ created_at }) => <DateText at={created_at} />,
  },
  {
    key: 'changed',
    title: t('Last changed'),
    width: 150,
    isExtra: true,
    render: ({ updated_at }) => <RelativeTime at={updated_at} />,
  },
  {
    key: 'actions',
    title: t('Actions'),
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

/** What was counted while visitors were recognized stays; without any it is not known how many there were. */
function CodeVisitors({ code: { unique_visitors: visitors } }: { code: Code }) {
  const { session } = useShell();
  return session.org.visitor_mode === 'none' && visitors === 0 ? '–' : formatNumber(visitors);
}

function VisitorsMeaning() {
  const { session } = useShell();
  return t('Visitors: {meaning}', { meaning: uniqueMeaning[session.org.visitor_mode] });
}

function CodeScans({ code }: { code: Code }) {
  return (
    <div>
      <div style={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>{formatNumber(code.scans)}</div>
      <Typography.Text type="secondary" style={{ fontSize: 13 }}>
        {code.last_scan_at ? (
          <>
            {code.unique_visitors > 0 && (
              <>{t('{visitors, plural, one {# visitor} other {# visitors}}', { visitors: code.unique_visitors })}, </>
            )}
            <RelativeTime at={code.last_scan_at} />
          </>
        ) : (
          t('Not scanned yet')
        )}
      </Typography.Text>
    </div>
  );
}
