import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { ErrorState, Page, Panel } from '@swapt/shared/ui';
import { Skeleton } from 'antd';
import { AccountPanel } from './account-panel.js';
import { BalancePanel } from './balance-panel.js';
import { ConnectForm } from './connect-form.js';
import { useConnected } from './payments.queries.js';
import { SellerPanel } from './seller-panel.js';
import { SubscriptionPanel } from './subscription-panel.js';
import { useReturn } from './use-return.js';

/** How shoppers pay the organization by card, and what is missing before they can. */
export default function PaymentsScreen() {
  useReturn();
  const query = useConnected();
  return (
    <Page title={t('Payments')} lead={t('How shoppers pay by card in your stores, and where the money goes.')}>
      {query.isPending && <Skeleton active paragraph={{ rows: 6 }} />}
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {query.data && <Payments account={query.data} />}
      <SellerPanel />
      <SubscriptionPanel />
    </Page>
  );
}

function Payments({ account }: { account: NonNullable<ReturnType<typeof useConnected>['data']> }) {
  const { org } = useShell().session;
  const isOwner = org.role === 'owner';
  if (!account.is_offered)
    return (
      <Panel title={t('Cards are not set up here')}>
        {t('Who runs this installation has not set up card payments. Your stores can be paid at pick-up.')}
      </Panel>
    );
  if (account.account !== null)
    return (
      <>
        <AccountPanel account={account} isOwner={isOwner} />
        {account.is_submitted && <BalancePanel />}
      </>
    );
  return (
    <Panel
      title={t('Take cards')}
      lead={t('Shoppers pay by card in your stores, and deliveries can be ordered. The money is yours from the start.')}
    >
      {isOwner ? <ConnectForm error={account.error} /> : t('Only an owner of the organization can connect payments.')}
    </Panel>
  );
}
