import type { ConnectedAccount } from '@swapt/shared/contract';
import { countryName } from '@swapt/shared/names';
import { useShell } from '@swapt/shared/sdk';
import { space } from '@swapt/shared/tokens';
import { t } from '@swapt/shared/text';
import { Panel, RelativeTime, StatusLabel, useDangerConfirm } from '@swapt/shared/ui';
import { Alert, Button, Flex } from 'antd';
import { missingWords } from './missing-words.js';
import { useAccountLink, useDetach, useRefreshAccount } from './payments.queries.js';

interface Props {
  account: ConnectedAccount;
  isOwner: boolean;
}

/** The account at the card service: what it can do, and what is missing before it can. */
export function AccountPanel({ account, isOwner }: Props) {
  const { can_charge: canCharge, can_pay_out: canPayOut, is_test: isTest, is_stand_in: isStandIn } = account;
  return (
    <Panel
      title={
        <Flex component="span" wrap align="center" gap={space.sm}>
          {t('Card payments')}
          {isTest && <StatusLabel label={t('Test, no real money')} hue="warning" />}
        </Flex>
      }
      lead={canCharge ? t('Shoppers can pay by card.') : t('Shoppers cannot pay by card yet.')}
    >
      {isStandIn && (
        <Alert
          type="info"
          showIcon
          message={t('This installation pays with test cards. Nobody is charged, and nothing is paid out.')}
          style={{ marginBottom: space.md }}
        />
      )}
      <ul style={{ listStyle: 'none', margin: `0 0 ${space.md}px`, padding: 0, display: 'grid', gap: space.sm }}>
        <State name={t('Taking cards')} isOn={canCharge} />
        <State name={t('Payouts to your bank account')} isOn={canPayOut} />
      </ul>
      <Missing missing={account.missing} />
      <p>
        {account.country && t('Account in {country}.', { country: countryName(account.country) })}{' '}
        {account.checked_at && (
          <>
            {t('Checked:')} <RelativeTime at={account.checked_at} />
          </>
        )}
      </p>
      <Steps account={account} isOwner={isOwner} />
    </Panel>
  );
}

const State = ({ name, isOn }: { name: string; isOn: boolean }) => (
  <li>
    <Flex wrap align="center" gap={space.sm}>
      <span>{name}</span>
      <StatusLabel label={isOn ? t('On') : t('Not yet')} hue={isOn ? 'success' : 'neutral'} />
    </Flex>
  </li>
);

function Missing({ missing }: Pick<ConnectedAccount, 'missing'>) {
  if (missing.length === 0) return null;
  return (
    <>
      <strong>{t('The card service still asks for:')}</strong>
      <ul style={{ margin: `${space.xs}px 0 ${space.md}px` }}>
        {missingWords(missing).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </>
  );
}

function Steps({ account: { missing, is_submitted: isSubmitted }, isOwner }: Props) {
  const { notify } = useShell();
  const confirm = useDangerConfirm();
  const link = useAccountLink();
  const refresh = useRefreshAccount();
  const detach = useDetach();
  const isAsked = missing.length > 0 || !isSubmitted;

  const answer = async () => {
    const made = await link.mutateAsync({}).catch(() => undefined);
    if (made) location.assign(made.data.url);
  };
  const remove = async () => {
    const text = t(
      'Your stores take no cards until one is connected again. What was paid before can still be refunded.',
    );
    if (!(await confirm(t('Disconnect card payments?'), text, t('Disconnect')))) return;
    const done = await detach.mutateAsync({ action: 'detach' }).catch(() => undefined);
    if (done) notify.success(t('Card payments are disconnected.'));
  };
  return (
    <Flex wrap gap={space.sm}>
      {isOwner && (
        <Button type={isAsked ? 'primary' : 'default'} loading={link.isPending} onClick={() => void answer()}>
          {isAsked ? t('Answer the questions') : t('Change the details')}
        </Button>
      )}
      <Button loading={refresh.isPending} onClick={() => refresh.mutate({})}>
        {t('Check again')}
      </Button>
      {isOwner && (
        <Button danger onClick={() => void remove()}>
          {t('Disconnect')}
        </Button>
      )}
      {!isOwner && <span>{t('Only an owner of the organization can change this.')}</span>}
    </Flex>
  );
}
