import { Link, useParams } from '@swapt/shared/router';
import { t } from '@swapt/shared/text';
import { ErrorState } from '@swapt/shared/ui';
import { space } from '@swapt/shared/tokens';
import { Flex, Skeleton } from 'antd';
import { deskPaths } from '../../entities/desks/paths.js';
import { StoreFrame } from '../../entities/stores/store-frame.js';
import { EventTotal } from './event-total.js';
import { useEventMoney } from './settlements.queries.js';
import { StoreSettlement } from './store-settlement.js';

/** The settlements of one store at an event, with what the event comes to. */
export default function StoreSettlementsScreen() {
  return <StoreFrame tab="events">{({ store_id }) => <Settlements storeId={store_id} />}</StoreFrame>;
}

function Settlements({ storeId }: { storeId: string }) {
  const { eventId = '' } = useParams();
  const query = useEventMoney(eventId);
  const event = query.data;
  const store = event?.stores.find(({ store_id }) => store_id === storeId);
  const elsewhere = <Link to={deskPaths.events(storeId)}>{t('See all events')}</Link>;
  if (!event)
    return query.isError ? (
      <ErrorState error={query.error} onRetry={() => void query.refetch()} elsewhere={elsewhere} />
    ) : (
      <Skeleton active paragraph={{ rows: 8 }} />
    );
  return (
    <Flex vertical gap={space.lg} style={{ maxWidth: 760 }}>
      <EventTotal event={event} storeId={storeId} />
      {store ? (
        <StoreSettlement event={event} store={store} />
      ) : (
        <p>
          {t('This store was not at the event.')} {elsewhere}
        </p>
      )}
    </Flex>
  );
}
