import { Link, useParams } from '@swapt/shared/router';
import { space } from '@swapt/shared/tokens';
import { ErrorState, Page, StatTile, useIsNarrow } from '@swapt/shared/ui';
import { Flex, Skeleton } from 'antd';
import { t } from '@swapt/shared/text';
import { ActivityPanel } from './activity-panel.js';
import { ContactPanel } from './contact-panel.js';
import { CustomerActions } from './customer-actions.js';
import { useCustomer } from '../customers.queries.js';
import { InteractionsPanel } from './interactions-panel.js';
import { customerName, paths } from '../paths.js';
import { SubmissionsPanel } from './submissions-panel.js';
import { SuggestionsPanel } from '../suggestions-panel.js';

/** Everything that is known of one person. */
export default function CustomerScreen() {
  const { customerId = '' } = useParams();
  const isNarrow = useIsNarrow();
  const query = useCustomer(customerId);
  const customer = query.data;

  return (
    <Page
      title={customer ? customerName(customer) : t('Customer')}
      breadcrumbs={[{ label: t('Customers'), to: paths.customers }]}
      actions={customer && <CustomerActions customer={customer} />}
    >
      {query.isPending && <Skeleton active paragraph={{ rows: 8 }} />}
      {query.isError && (
        <ErrorState
          error={query.error}
          onRetry={() => void query.refetch()}
          elsewhere={<Link to={paths.customers}>{t('See all customers')}</Link>}
        />
      )}
      {customer && (
        <>
          <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space.sm }}>
            <StatTile label={t('Scans')} value={customer.scans} />
            <StatTile label={t('Forms')} value={customer.submissions} />
            <StatTile label={t('Orders')} value={customer.orders} />
          </div>
          <SuggestionsPanel customerId={customerId} />
          <Flex gap={space.lg} vertical={isNarrow} align={isNarrow ? 'stretch' : 'flex-start'}>
            <Flex vertical gap={space.lg} style={{ flex: '1 1 0', minWidth: 0 }}>
              <ContactPanel customer={customer} />
              <InteractionsPanel customerId={customerId} />
              <SubmissionsPanel customerId={customerId} />
            </Flex>
            <Flex vertical gap={space.lg} style={{ flex: '1 1 0', minWidth: 0 }}>
              <ActivityPanel customerId={customerId} />
            </Flex>
          </Flex>
        </>
      )}
    </Page>
  );
}
