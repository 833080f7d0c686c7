import type { Api, Store } from '@swapt/shared/contract';
import { formatMoney } from '@swapt/shared/money';
import { Link, useParams } from '@swapt/shared/router';
import { useShell } from '@swapt/shared/sdk';
import { space } from '@swapt/shared/tokens';
import { t } from '@swapt/shared/text';
import { ErrorState, Panel, StatTile } from '@swapt/shared/ui';
import { DatesText } from '@swapt/shared/ui/dates-from-to';
import { Flex, Skeleton } from 'antd';
import { deskPaths } from '../../entities/desks/paths.js';
import { storePaths } from '../../entities/stores/paths.js';
import { StoreFrame } from '../../entities/stores/store-frame.js';
import { DeskLines } from './desk-lines.js';
import { EventActions } from './event-actions.js';
import { EventStateLabel, fiscalWords } from '../../entities/desks/event-words.js';
import { useEvent } from './events.queries.js';

export type ShownEvent = Api['events.get']['out']['data'];

/** One event: its desks, what it took, and where it goes on from there. */
export default function StoreEventScreen() {
  return <StoreFrame tab="events">{(store) => <Event store={store} />}</StoreFrame>;
}

function Event({ store }: { store: Store }) {
  const { eventId = '' } = useParams();
  const query = useEvent(eventId);
  if (query.data) return <Shown event={query.data} storeId={store.store_id} />;
  if (!query.isError) return <Skeleton active paragraph={{ rows: 8 }} />;
  return (
    <ErrorState
      error={query.error}
      onRetry={() => void query.refetch()}
      elsewhere={<Link to={deskPaths.events(store.store_id)}>{t('See all events')}</Link>}
    />
  );
}

function Shown({ event, storeId }: { event: ShownEvent; storeId: string }) {
  const { can } = useShell().session;
  const { event_id: eventId, place, stores, sales, takings, currency } = event;
  const hasSold = event.opened_at !== null;
  return (
    <>
      <Panel
        title={
          <Flex component="span" wrap align="center" gap={space.sm}>
            {event.name} <EventStateLabel state={event.state} />
          </Flex>
        }
        extra={<EventActions event={event} storeId={storeId} />}
      >
        <Flex vertical gap={space.xs}>
          {place && <span>{place}</span>}
          <span>
            <DatesText dates={event} />
          </span>
          <span>{stores.map(({ name }) => name).join(', ')}</span>
        </Flex>
        <Flex wrap gap={space.sm} style={{ marginTop: space.md, maxWidth: 480 }}>
          <StatTile label={t('Sales')} value={sales} />
          <StatTile label={t('Open desks')} value={event.open_desks} />
        </Flex>
        <p>
          {t.rich('Takings: <b></b>', {
            b: () => <strong>{formatMoney({ amount: takings, currency })}</strong>,
          })}
        </p>
        {hasSold && (
          <Flex wrap gap={space.md}>
            {can('orders:read') && <Link to={storePaths.orders(storeId)}>{t('Orders of the store')}</Link>}
            <Link to={deskPaths.settlements(storeId, eventId)}>{t('Settlements')}</Link>
            {can('analytics:read') && <Link to={deskPaths.analytics(storeId, eventId)}>{t('Numbers')}</Link>}
          </Flex>
        )}
      </Panel>
      <Panel title={t('Desks')}>
        {event.sessions.length > 0 ? <DeskLines sessions={event.sessions} /> : t('None was opened yet.')}
      </Panel>
      <p style={{ margin: 0 }}>{fiscalWords}</p>
    </>
  );
}
