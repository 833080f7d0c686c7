import type { Balance } from '@swapt/shared/contract';
import { formatMoney } from '@swapt/shared/money';
import { Link } from '@swapt/shared/router';
import { space } from '@swapt/shared/tokens';
import { t } from '@swapt/shared/text';
import { DateText, ErrorState, formatDateTime, Panel, StatusLabel, type StatusHue } from '@swapt/shared/ui';
import { Flex, Skeleton, theme } from 'antd';
import type { ReactNode } from 'react';
import { useBalance } from './payments.queries.js';

type Payout = Balance['payouts'][number];
type Dispute = Balance['disputes'][number];

const payoutWords: Record<Payout['state'], { label: string; hue: StatusHue }> = {
  under_way: { label: t('Under way'), hue: 'neutral' },
  paid: { label: t('Arrived'), hue: 'success' },
  failed: { label: t('Failed'), hue: 'danger' },
};

/** What the organization has at the card service, what went to its bank, and what other banks want back. */
export function BalancePanel() {
  const query = useBalance();
  return (
    <Panel title={t('Your money')} lead={t('What shoppers paid by card, and when it reaches your bank account.')}>
      {query.isPending && <Skeleton active paragraph={{ rows: 4 }} />}
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {query.data && (
        <Flex vertical gap={space.lg}>
          <Disputes disputes={query.data.disputes} />
          <Amounts balance={query.data} />
          <Payouts payouts={query.data.payouts} />
        </Flex>
      )}
    </Panel>
  );
}

function Amounts({ balance: { available, pending } }: { balance: Balance }) {
  return (
    <dl
      style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))', gap: space.md, margin: 0 }}
    >
      <Amount name={t('On its way to you')} amounts={pending} />
      <Amount name={t('Ready to be paid out')} amounts={available} />
    </dl>
  );
}

const Amount = ({ name, amounts }: { name: string; amounts: Balance['available'] }) => (
  <div>
    <dt>{name}</dt>
    <dd style={{ margin: 0, fontSize: 24, fontWeight: 600 }}>
      {amounts.length === 0 ? '–' : amounts.map((one) => <div key={one.currency}>{formatMoney(one)}</div>)}
    </dd>
  </div>
);

function Payouts({ payouts }: Pick<Balance, 'payouts'>) {
  if (payouts.length === 0) return <p style={{ margin: 0 }}>{t('Nothing was paid out to your bank yet.')}</p>;
  return (
    <List title={t('Last payouts')}>
      {payouts.map((one) => (
        <Row key={one.payout_id} amount={formatMoney(one)} facts={[one.error]}>
          <DateText at={one.arrives_at} /> <StatusLabel {...payoutWords[one.state]} />
        </Row>
      ))}
    </List>
  );
}

function Disputes({ disputes }: Pick<Balance, 'disputes'>) {
  if (disputes.length === 0) return null;
  return (
    <List title={t('A shopper’s bank wants money back')}>
      {disputes.map((one) => (
        <Row key={one.dispute_id} amount={formatMoney(one)} facts={[whenOf(one)]}>
          <Link to={`/admin/store/${one.store_id}/orders/edit/${one.order_id}`}>
            {t('Order {number}', { number: one.number ?? '' })}
          </Link>
        </Row>
      ))}
    </List>
  );
}

function whenOf({ state, due_at: due }: Dispute): string {
  if (state === 'review') return t('You answered. The bank decides.');
  return due === null ? t('Answer it at the card service.') : t('Answer it by {day}.', { day: formatDateTime(due) });
}

const List = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <h3 style={{ marginTop: 0, marginBottom: space.xs }}>{title}</h3>
    <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>{children}</ul>
  </div>
);

function Row({ amount, facts, children }: { amount: string; facts: readonly (string | null)[]; children: ReactNode }) {
  const { token } = theme.useToken();
  return (
    <li style={{ padding: `${space.sm}px 0`, borderTop: `1px solid ${token.colorBorderSecondary}` }}>
      <Flex wrap justify="space-between" align="center" gap={space.sm}>
        <span>{children}</span>
        <span style={{ whiteSpace: 'nowrap' }}>{amount}</span>
      </Flex>
      <div style={{ color: token.colorTextSecondary }}>{facts.filter(Boolean).join(' · ')}</div>
    </li>
  );
}
