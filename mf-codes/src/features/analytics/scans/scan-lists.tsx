import { useListAddress } from '@swapt/shared/ui';
import type { Range, VisitorMode } from '@swapt/shared/values';
import { Tabs } from 'antd';
import { t } from '@swapt/shared/text';
import type { Subject } from '../analytics.queries.js';
import { RecentScans } from './recent-scans.js';
import { VisitorList } from './visitor-list.js';

interface Props {
  subject: Subject;
  range: Range;
  modes: readonly VisitorMode[];
}

/** Single scans and returning visitors; which of them shows stands in the address. */
export function ScanLists({ subject, range, modes }: Props) {
  const { filter, setFilter } = useListAddress();
  return (
    <Tabs
      activeKey={filter('list') === 'visitors' ? 'visitors' : 'scans'}
      onChange={(key) => setFilter('list', key === 'visitors' ? key : undefined)}
      destroyOnHidden
      items={[
        { key: 'scans', label: t('Recent scans'), children: <RecentScans subject={subject} range={range} /> },
        {
          key: 'visitors',
          label: t('Returning visitors'),
          children: <VisitorList subject={subject} range={range} modes={modes} />,
        },
      ]}
    />
  );
}
