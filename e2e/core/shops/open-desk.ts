import type { Call } from '@swapt/shared/client';

/** A desk that is open at an event of a store, and its event; makes them where there are none. */
export async function openDesk(call: Call, org_id: string, store_id: string) {
  const { data: events } = await call('stores.events', { org_id, store_id, state: 'open' });
  const known = events[0] && (await call('events.get', { org_id, event_id: events[0].event_id })).data;
  const desk = known?.sessions.find((one) => one.state === 'open' && one.store_id === store_id);
  if (desk) return { eventId: desk.event_id, deskId: desk.session_id };
  const event_id = known?.event_id ?? (await scheduleEvent(call, org_id, store_id));
  const { data } = await call('pos.start', { org_id, event_id, store_id, device: 'Desk 1', opening: 5_000 });
  return { eventId: event_id, deskId: data.session_id };
}

async function scheduleEvent(call: Call, org_id: string, store_id: string): Promise<string> {
  const fields = { name: 'Harbour market', place: 'Quay 3', starts_at: new Date().toISOString(), ends_at: null };
  return (await call('events.create', { org_id, ...fields, store_ids: [store_id] })).data.event_id;
}
