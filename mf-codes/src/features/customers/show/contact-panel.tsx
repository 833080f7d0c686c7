import type { CustomerDetail } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { space } from '@swapt/shared/tokens';
import { CopyButton, DateText, formatNumber, Panel, RelativeTime } from '@swapt/shared/ui';
import { Button, Descriptions, Flex, Typography } from 'antd';
import type { ReactNode } from 'react';
import { t } from '@swapt/shared/text';
import { Tags } from '../list/customer-columns.js';
import { EditCustomerForm } from './edit-customer-form.js';

export function ContactPanel({ customer }: { customer: CustomerDetail }) {
  const { session, modal } = useShell();
  const { note, tags, contacts, devices, first_seen_at, last_seen_at } = customer;
  const edit = () =>
    modal.open({
      title: t('Edit customer'),
      content: (close) => <EditCustomerForm customer={customer} close={close} />,
    });
  const rows: [string, ReactNode][] = [
    [t('E-mail'), <Contacts key="email" contacts={contacts} kind="email" />],
    [t('Phone'), <Contacts key="phone" contacts={contacts} kind="phone" />],
    [t('Tags'), tags.length > 0 ? <Tags key="tags" tags={tags} /> : none],
    [t('Note'), note ? <span style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{note}</span> : none],
    [t('First seen'), <DateText key="first" at={first_seen_at} />],
    [t('Last seen'), <RelativeTime key="last" at={last_seen_at} />],
    [t('Known devices'), devices === 0 ? t('None, so we cannot match scans to this customer') : formatNumber(devices)],
  ];
  return (
    <Panel title={t('About')} extra={session.can('customers:write') && <Button onClick={edit}>{t('Edit')}</Button>}>
      <Descriptions
        column={1}
        colon={false}
        size="small"
        items={rows.map(([label, children]) => ({ key: label, label, children }))}
        styles={{ label: { width: 92 } }}
      />
    </Panel>
  );
}

const none = <Typography.Text type="secondary">{t('None')}</Typography.Text>;

function Contacts({ contacts, kind }: { contacts: CustomerDetail['contacts']; kind: 'email' | 'phone' }) {
  const own = contacts.filter((contact) => contact.kind === kind);
  if (own.length === 0) return none;
  return (
    <Flex vertical style={{ minWidth: 0 }}>
      {own.map(({ value, proof }) => (
        <Flex key={value} align="center" gap={space.xs} wrap>
          <Flex align="center" gap={space.xs} style={{ minWidth: 0 }}>
            <Typography.Link
              href={`${kind === 'email' ? 'mailto' : 'tel'}:${value}`}
              style={{ overflowWrap: 'anywhere' }}
            >
              {value}
            </Typography.Link>
            <CopyButton text={value} label={t('Copy {value}', { value })} iconOnly type="text" size="small" />
          </Flex>
          {proof === 'claimed' && <Typography.Text type="secondary">{t('From a form, not confirmed')}</Typography.Text>}
        </Flex>
      ))}
    </Flex>
  );
}
