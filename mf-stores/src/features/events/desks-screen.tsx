import ScanOutlined from '@ant-design/icons/ScanOutlined';
import ShopOutlined from '@ant-design/icons/ShopOutlined';
import type { StandEvent } from '@swapt/shared/contract';
import { Link } from '@swapt/shared/router';
import { useShell } from '@swapt/shared/sdk';
import { space } from '@swapt/shared/tokens';
import { t } from '@swapt/shared/text';
import { EmptyState, ErrorState, Page, Panel } from '@swapt/shared/ui';
import { CodeScanner } from '@swapt/shared/ui/code-scanner';
import { Button, Flex, Skeleton } from 'antd';
import { storePaths } from '../../entities/stores/paths.js';
import { useStores } from '../../entities/stores/stores.queries.js';
import { DeskLines } from './desk-lines.js';
import { EventStateLabel, fiscalWords } from '../../entities/desks/event-words.js';
import { useEvent, useEvents } from './events.queries.js';
import { StartForm } from './start-form.js';

const most = 50;

/** What is done at a stand, for who stands there: the desks of events, the orders of each store, and codes that are redeemed. */
export default function DesksScreen() {
  const open = useEvents({ state: 'open', pageSize: most });
  const scheduled = useEvents({ state: 'scheduled', pageSize: most });
  const failed = [open, scheduled].find(({ isError, data }) => isError && !data);
  const events = [...(open.data?.data ?? []), ...(scheduled.data?.data ?? [])];
  const isLoading = !open.data || !scheduled.data;
  return (
    <Page
      title={t('Desks')}
      lead={t('Sell at an event on this device, and hand over what was ordered.')}
      actions={<Redeem />}
    >
      {failed ? (
        <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />
      ) : isLoading ? (
        <Skeleton active />
      ) : events.length === 0 ? (
        <EmptyState
          icon={<ShopOutlined />}
          title={t('No event to sell at')}
          text={t('Events are planned on the page of a store, under Events.')}
        />
      ) : (
        events.map((event) => <EventDesks key={event.event_id} event={event} />)
      )}
      <StoreOrders />
      <p style={{ margin: 0 }}>{fiscalWords}</p>
    </Page>
  );
}

function EventDesks({ event }: { event: StandEvent }) {
  const { modal } = useShell();
  const sessions = useEvent(event.event_id).data?.sessions.filter(({ state }) => state === 'open') ?? [];
  const start = () =>
    modal.open({ title: t('Start selling'), content: (close) => <StartForm event={event} close={close} /> });
  return (
    <Panel
      title={
        <Flex component="span" wrap align="center" gap={space.sm}>
          {event.name} <EventStateLabel state={event.state} />
        </Flex>
      }
      lead={[event.place, event.stores.map(({ name }) => name).join(', ')].filter(Boolean).join(' · ')}
      extra={
        <Button type="primary" onClick={start}>
          {event.state === 'scheduled' ? t('Start selling') : t('Open a desk')}
        </Button>
      }
    >
      {sessions.length > 0 && <DeskLines sessions={sessions} />}
    </Panel>
  );
}

/** Orders that shoppers made from elsewhere, of each store. */
function StoreOrders() {
  const { can } = useShell().session;
  const stores = useStores({ pageSize: most, status: 'open' }).data?.data;
  if (!can('orders:read') || !stores?.length) return null;
  return (
    <Panel title={t('Orders of the stores')}>
      <ul style={{ display: 'grid', gap: space.sm, margin: 0, padding: 0, listStyle: 'none' }}>
        {stores.map(({ store_id: id, name }) => (
          <li key={id}>
            <Flex wrap gap={space.md} justify="space-between">
              <strong style={{ overflowWrap: 'anywhere' }}>{name}</strong>
              <Flex wrap gap={space.md}>
                <Link to={storePaths.board(id)}>{t('Board')}</Link>
                <Link to={storePaths.handOver(id)}>{t('Hand over')}</Link>
              </Flex>
            </Flex>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Opens the page of a code that a shopper shows; whoever is signed in redeems it there. */
function Redeem() {
  const { session, modal, settings } = useShell();
  if (!session.can('rewards:redeem')) return null;
  const open = (text: string) => {
    const address = URL.canParse(text) ? new URL(text) : undefined;
    if (address?.origin !== new URL(settings.publicUrl).origin) return t('This is no code of this installation.');
    location.assign(address.href);
    return undefined;
  };
  const scan = () =>
    modal.open({
      title: t('Redeem a code'),
      content: () => <CodeScanner onRead={open} typedLabel={t('Address of the code')} />,
    });
  return (
    <Button icon={<ScanOutlined aria-hidden />} onClick={scan}>
      {t('Redeem a code')}
    </Button>
  );
}
