import type { SquareAuthorization } from '@swapt/shared/contract';
import { countryName } from '@swapt/shared/names';
import { useShell } from '@swapt/shared/sdk';
import { space } from '@swapt/shared/tokens';
import { t } from '@swapt/shared/text';
import { DateText, Panel, RelativeTime, StatusLabel, useDangerConfirm } from '@swapt/shared/ui';
import { Alert, Button, Flex } from 'antd';
import type { ReactNode } from 'react';
import { useSquareAuth } from './square.queries.js';

const scopes: Readonly<Record<string, string>> = {
  MERCHANT_PROFILE_READ: t('See the name and the locations of your business'),
  PAYMENTS_READ: t('See payments'),
  PAYMENTS_WRITE: t('Take payments and give refunds'),
  DEVICE_CREDENTIAL_MANAGEMENT: t('Pair terminals'),
};

interface Props {
  square: SquareAuthorization;
  isOwner: boolean;
  onCheck: () => void;
}

/** What Square lets us do, for how long, and the way to end it. */
export function ConnectionPanel({ square, isOwner, onCheck }: Props) {
  const { token, is_test: isTest, is_stand_in: isStandIn, state } = square;
  if (!token) return null;
  return (
    <Panel
      title={
        <Flex component="span" wrap align="center" gap={space.sm}>
          {token.name || t('Your Square account')}
          {state === 'connected' && <StatusLabel label={t('Connected')} hue="success" />}
          {state === 'error' && <StatusLabel label={t('Needs attention')} hue="danger" />}
          {isTest && <StatusLabel label={t('Test, no real money')} hue="warning" />}
        </Flex>
      }
    >
      {isStandIn && (
        <Alert
          type="info"
          showIcon
          message={t('This installation plays Square itself. Nobody is charged, and nothing is paid out.')}
          style={{ marginBottom: space.md }}
        />
      )}
      <dl
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
          gap: space.md,
          margin: 0,
        }}
      >
        <Fact name={t('Business')}>
          {[countryName(token.country), token.currency].filter(Boolean).join(', ')}
          <div style={{ overflowWrap: 'anywhere' }}>{token.merchant_id}</div>
        </Fact>
        <Fact name={t('Swapt may')}>
          <ul style={{ margin: 0, paddingInlineStart: space.md }}>
            {token.scopes.map((scope) => (
              <li key={scope}>{scopes[scope] ?? scope}</li>
            ))}
          </ul>
        </Fact>
        <Fact name={t('Good until')}>
          <DateText at={token.expires_at} />
          {state === 'connected' && <div>{t('It is renewed every week by itself.')}</div>}
        </Fact>
        <Fact name={t('Checked')}>
          <RelativeTime at={token.checked_at} />
        </Fact>
      </dl>
      <Steps isOwner={isOwner} isConnected={state === 'connected'} onCheck={onCheck} />
    </Panel>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt style={{ fontWeight: 600 }}>{name}</dt>
    <dd style={{ margin: 0 }}>{children}</dd>
  </div>
);

function Steps({ isOwner, isConnected, onCheck }: { isOwner: boolean; isConnected: boolean; onCheck: () => void }) {
  const { notify } = useShell();
  const confirm = useDangerConfirm();
  const auth = useSquareAuth();
  const refresh = async () => {
    const done = await auth.mutateAsync({ operation: 'refresh' }).catch(() => undefined);
    if (done) notify.success(t('Renewed.'));
  };
  const remove = async () => {
    const text = t(
      'Your stores take no payments at Square terminals until it is connected again. Refunds of what was paid there are then given at Square.',
    );
    if (!(await confirm(t('Disconnect Square?'), text, t('Disconnect')))) return;
    const done = await auth.mutateAsync({ operation: 'revoke' }).catch(() => undefined);
    if (done) notify.success(t('Square is disconnected.'));
  };
  return (
    <Flex wrap gap={space.sm} align="center" style={{ marginTop: space.md }}>
      <Button onClick={onCheck}>{t('Check again')}</Button>
      {isConnected && (
        <Button loading={auth.isPending} onClick={() => void refresh()}>
          {t('Renew now')}
        </Button>
      )}
      {isOwner && (
        <Button danger onClick={() => void remove()}>
          {t('Disconnect')}
        </Button>
      )}
      {!isOwner && <span>{t('Only an owner of the organization can disconnect Square.')}</span>}
    </Flex>
  );
}
