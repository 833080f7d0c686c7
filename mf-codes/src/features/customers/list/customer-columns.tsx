import type { Customer } from '@swapt/shared/contract';
import { DateText, formatNumber, RelativeTime, type DataListColumn } from '@swapt/shared/ui';
import { Link } from '@swapt/shared/router';
import { Flex, Tag, Typography } from 'antd';
import { t } from '@swapt/shared/text';
import { customerName, paths } from '../paths.js';

export function Tags({ tags }: { tags: readonly string[] }) {
  return (
    <Flex wrap gap={4}>
      {tags.map((tag) => (
        <Tag key={tag} bordered={false} style={{ margin: 0 }}>
          {tag}
        </Tag>
      ))}
    </Flex>
  );
}

export const customerColumns: DataListColumn<Customer>[] = [
  {
    key: 'name',
    title: t('Customer'),
    onCard: 'head',
    render: (customer) => (
      <>
        <Link to={paths.customer(customer.customer_id)} style={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {customerName(customer)}
        </Link>
        <Contacts {...customer} />
      </>
    ),
  },
  {
    key: 'tags',
    title: t('Tags'),
    width: 180,
    render: ({ tags }) =>
      tags.length > 0 ? <Tags tags={tags} /> : <Typography.Text type="secondary">–</Typography.Text>,
  },
  { key: 'last', title: t('Last seen'), width: 130, render: ({ last_seen_at }) => <RelativeTime at={last_seen_at} /> },
  { key: 'first', title: t('First seen'), width: 130, render: ({ first_seen_at }) => <DateText at={first_seen_at} /> },
  { key: 'scans', title: t('Scans'), width: 90, align: 'right', render: ({ scans }) => formatNumber(scans) },
  {
    key: 'forms',
    title: t('Forms'),
    width: 90,
    align: 'right',
    render: ({ submissions }) => formatNumber(submissions),
  },
  { key: 'orders', title: t('Orders'), width: 90, align: 'right', render: ({ orders }) => formatNumber(orders) },
];

/** How they are reached, below a name. */
function Contacts({ name, email, phone }: Customer) {
  const shown = [email, phone].filter((contact) => contact !== '' && contact !== customerName({ name, email, phone }));
  if (shown.length === 0) return null;
  return (
    <Typography.Text type="secondary" style={{ display: 'block', overflowWrap: 'anywhere' }}>
      {shown.join(' · ')}
    </Typography.Text>
  );
}
