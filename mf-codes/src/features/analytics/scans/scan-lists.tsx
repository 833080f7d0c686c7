import { useListAddress } from '@swapt/shared/ui';
import type { Range } from '@swapt/shared/values';
import { Tabs } from 'antd';
import type { Subject } from '../analytics.queries.js';
import { RecentScans } from './recent-scans.js';
import { VisitorList } from './visitor-list.js';

/** Single scans and returning visitors; which of them shows stands in the address. */
export function ScanLists({ subject, range }: { subject: Subject; range: Range }) {
  const { filter, setFilter } = useListAddress();
  return (
    <Tabs
      activeKey={filter('list') === 'visitors' ? 'visitors' : 'scans'}
      onChange={(key) => setFilter('list', key === 'visitors' ? key : undefined)}
      destroyOnHidden
      items={[
        { key: 'scans', label: 'Recent scans', children: <RecentScans subject={subject} range={range} /> },
        { key: 'visitors', label: 'Returning visitors', children: <VisitorList subject={subject} range={range} /> },
      ]}
    />
  );
}
