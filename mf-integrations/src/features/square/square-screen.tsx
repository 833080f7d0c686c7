import type { SquareAuthorization } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { space } from '@swapt/shared/tokens';
import { t } from '@swapt/shared/text';
import { ErrorState, Page, Panel } from '@swapt/shared/ui';
import { Alert, Button, Flex, Skeleton } from 'antd';
import { ConnectionPanel } from './connection-panel.js';
import { PlacesPanel } from './places-panel.js';
import { useSquare, useSquareAuth } from './square.queries.js';
import { useReturn } from './use-return.js';

/** Whether Square takes payments for the organization, and at which terminals. */
export default function SquareScreen() {
  const isReturning = useReturn();
  const query = useSquare();
  return (
    <Page
      title={t('Square')}
      lead={t('Take cards at Square terminals, in your stores and at your stands.')}
      breadcrumbs={[{ label: t('Integrations'), to: '/admin/integrations' }]}
    >
      {(query.isPending || isReturning) && <Skeleton active paragraph={{ rows: 6 }} />}
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {query.data && !isReturning && <Square square={query.data} onCheck={() => void query.refetch()} />}
    </Page>
  );
}

interface Props {
  square: SquareAuthorization;
  onCheck: () => void;
}

function Square({ square, onCheck }: Props) {
  const isOwner = useShell().session.org.role === 'owner';
  if (!square.is_offered)
    return (
      <Panel title={t('Square is not set up here')}>
        {t('Who runs this installation has not registered it at Square yet.')}
      </Panel>
    );
  if (square.state === 'not_connected')
    return (
      <Panel
        title={t('Connect your Square account')}
        lead={t('You sign in at Square and allow it there. What shoppers pay goes straight to your Square account.')}
      >
        {isOwner ? (
          <ConnectButton label={t('Connect Square')} />
        ) : (
          t('Only an owner of the organization can connect Square.')
        )}
      </Panel>
    );
  return (
    <>
      {square.error && (
        <Alert
          type="error"
          showIcon
          message={t('Square does not let us in any more')}
          description={
            <Flex vertical gap={space.sm} align="flex-start">
              <span>{t('Square says: {message}', { message: square.error.message })}</span>
              {isOwner ? (
                <ConnectButton label={t('Connect again')} />
              ) : (
                t('Ask an owner of the organization to connect Square again.')
              )}
            </Flex>
          }
        />
      )}
      <ConnectionPanel square={square} isOwner={isOwner} onCheck={onCheck} />
      {square.state === 'connected' && <PlacesPanel deskUrl={square.desk_url} />}
    </>
  );
}

function ConnectButton({ label }: { label: string }) {
  const auth = useSquareAuth();
  const connect = async () => {
    const asked = await auth.mutateAsync({ operation: 'get_authorization_url' }).catch(() => undefined);
    // Where the token is valid after all, the screen says so by itself.
    if (asked?.data.url) location.assign(asked.data.url);
  };
  return (
    <Button type="primary" loading={auth.isPending} onClick={() => void connect()}>
      {label}
    </Button>
  );
}
