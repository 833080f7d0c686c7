import CalendarOutlined from '@ant-design/icons/CalendarOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import type { StandEvent, Store } from '@swapt/shared/contract';
import { useNavigate } from '@swapt/shared/router';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { DataList, useListAddress } from '@swapt/shared/ui';
import { eventStates } from '@swapt/shared/values';
import { Button } from 'antd';
import { deskPaths } from '../../entities/desks/paths.js';
import { StoreFrame } from '../../entities/stores/store-frame.js';
import { eventColumns } from './event-columns.js';
import { EventForm } from './event-form.js';
import { eventStateLabel } from '../../entities/desks/event-words.js';
import { useEvents } from './events.queries.js';

const filters = [
  {
    name: 'state',
    label: t('Status'),
    options: eventStates.map((value) => ({ value, label: eventStateLabel(value) })),
  },
];

/** Events at which a store sells, the latest first. */
export default function StoreEventsScreen() {
  return (
    <StoreFrame tab="events" actions={(store) => <ScheduleButton store={store} />}>
      {(store) => <Events store={store} />}
    </StoreFrame>
  );
}

function ScheduleButton({ store: { store_id: storeId } }: { store: Store }) {
  const { session, modal } = useShell();
  const navigate = useNavigate();
  if (!session.can('store:write')) return null;
  const schedule = () =>
    modal.open({
      title: t('Plan an event'),
      content: (close) => (
        <EventForm
          storeId={storeId}
          onSaved={({ event_id }) => void navigate(deskPaths.event(storeId, event_id))}
          close={close}
        />
      ),
    });
  return (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={schedule}>
      {t('Plan an event')}
    </Button>
  );
}

function Events({ store }: { store: Store }) {
  const address = useListAddress();
  const query = useEvents({
    ...address.paging,
    store_id: store.store_id,
    search: address.search || undefined,
    // What somebody typed into the address is not trusted.
    state: eventStates.find((one) => one === address.filter('state')),
  });
  return (
    <DataList<StandEvent>
      query={query}
      address={address}
      noun={t('events')}
      searchHint={t('Name or place')}
      filters={filters}
      columns={eventColumns(store.store_id)}
      rowKey={({ event_id }) => event_id}
      rowName={({ name }) => name}
      empty={{
        icon: <CalendarOutlined />,
        title: t('No events yet'),
        text: t('A market, a festival, a day at a stand: plan it here, then sell there on a phone or tablet.'),
        action: <ScheduleButton store={store} />,
      }}
    />
  );
}
