import TeamOutlined from '@ant-design/icons/TeamOutlined';
import type { Customer } from '@swapt/shared/contract';
import { useNavigate } from '@swapt/shared/router';
import { useShell } from '@swapt/shared/sdk';
import { BulkChanges, DataList, ListCsvButton, Page, useListAddress, useSelection } from '@swapt/shared/ui';
import { Button } from 'antd';
import { t } from '@swapt/shared/text';
import { customerColumns } from './customer-columns.js';
import { askedBy, useCustomerFilters } from './customer-filters.js';
import { useCustomers } from '../customers.queries.js';
import { customerScansMeaning } from '../../../parts/visitor-words.js';
import { customerName, paths } from '../paths.js';
import { customerBulkWords } from '../many/bulk-words.js';
import { ManyCustomersActions } from '../many/many-customers-actions.js';
import { SegmentActions } from './segment-actions.js';
import { SuggestionsPanel } from '../suggestions-panel.js';

export default function CustomersScreen() {
  const { session } = useShell();
  const navigate = useNavigate();
  const address = useListAddress();
  const asked = askedBy(address);
  const { segment_id: segmentId, basedOn: _order, ...filter } = asked;
  const shown = { ...filter, segment_id: segmentId };
  const selection = useSelection<Customer, typeof shown>(shown, (selected, onDone) => (
    <ManyCustomersActions selected={selected} onDone={onDone} />
  ));
  const query = useCustomers({ ...address.paging, ...asked });
  const filters = useCustomerFilters(address);
  const showSegment = (id: string | undefined) => void navigate({ search: id ? `segment=${id}` : '' });

  return (
    <Page
      title={t('Customers')}
      lead={t('Everyone who left an e-mail address or a phone number, with their forms. {scans}', {
        scans: customerScansMeaning[session.org.visitor_mode],
      })}
      actions={
        <>
          {session.can('customers:write') && (
            <SegmentActions segmentId={segmentId} filter={filter} onShow={showSegment} />
          )}
          <Button onClick={() => void navigate(paths.submissions)}>{t('Form submissions')}</Button>
          <ListCsvButton
            list="customers"
            columns={customerColumns}
            address={address}
            total={query.data?.total}
            name="interaction_data.csv"
            ask={(call, shown) => call('analytics.exportCsv', { source: 'my-codes/customer', ...asked, ...shown })}
          />
        </>
      }
    >
      <SuggestionsPanel />
      <BulkChanges noun="customers" words={customerBulkWords} />
      <DataList<Customer>
        query={query}
        address={address}
        list="customers"
        noun={t('customers')}
        filters={filters}
        rowKey={({ customer_id }) => customer_id}
        rowName={customerName}
        columns={customerColumns}
        selection={session.can('customers:write') ? selection : undefined}
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
