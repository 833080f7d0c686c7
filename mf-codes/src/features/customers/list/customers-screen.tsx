import TeamOutlined from '@ant-design/icons/TeamOutlined';
import type { Customer } from '@swapt/shared/contract';
import { useNavigate } from '@swapt/shared/router';
import { useShell } from '@swapt/shared/sdk';
import { DataList, Page, useListAddress } from '@swapt/shared/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { t } from '@swapt/shared/text';
import { customerColumns } from './customer-columns.js';
import { askedBy, useCustomerFilters } from './customer-filters.js';
import { useCustomers } from '../customers.queries.js';
import { ExportButton } from '../../../parts/export-button.js';
import { customerName, paths } from '../paths.js';
import { ManyCustomersActions } from '../many/many-customers-actions.js';
import { SegmentActions } from './segment-actions.js';
import { SuggestionsPanel } from '../suggestions-panel.js';

export default function CustomersScreen() {
  const { session } = useShell();
  const navigate = useNavigate();
  const address = useListAddress();
  const asked = askedBy(address);
  const { segment_id: segmentId, basedOn: _order, ...filter } = asked;
  const [selected, setSelected] = useState<Customer[]>([]);
  const query = useCustomers({ ...address.paging, ...asked });
  const filters = useCustomerFilters(address);
  const isEmpty = query.data?.total === 0;
  const showSegment = (id: string | undefined) => void navigate({ search: id ? `segment=${id}` : '' });

  return (
    <Page
      title={t('Customers')}
      lead={t('Everyone who left an e-mail address or a phone number, with all their scans and forms.')}
      actions={
        <>
          {session.can('customers:write') && (
            <SegmentActions segmentId={segmentId} filter={filter} onShow={showSegment} />
          )}
          <Button onClick={() => void navigate(paths.submissions)}>{t('Form submissions')}</Button>
          <ExportButton asked={{ source: 'my-codes/customer', ...asked }} disabled={isEmpty} />
        </>
      }
    >
      <SuggestionsPanel />
      <DataList<Customer>
        query={query}
        address={address}
        list="customers"
        noun={t('customers')}
        filters={filters}
        rowKey={({ customer_id }) => customer_id}
        rowName={customerName}
        columns={customerColumns}
        selection={
          session.can('customers:write')
            ? {
                rows: selected,
                onChange: setSelected,
                actions: (customers) => <ManyCustomersActions customers={customers} onDone={() => setSelected([])} />,
              }
            : undefined
        }
        empty={{
          icon: <TeamOutlined />,
          title: t('No customers yet'),
          text: t('Publish a page with a form and let a code lead to it. People who fill in the form appear here.'),
          action: session.can('pages:write') && (
            <Button type="primary" onClick={() => void navigate('/admin/add-new-page')}>
              {t('Create a page')}
            </Button>
          ),
        }}
      />
    </Page>
  );
}
