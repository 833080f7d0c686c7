import type { Api } from '@swapt/shared/contract';
import { uuidv7 } from '../../platform/db/uuid.js';
import type { TestApp } from '../app.js';
import { openTill, type Till } from './till.js';

type Sale = Api['pos.sell']['in'];

/** The same with a store of its own. */
export const openStand = async (test: TestApp, stock = 10, settings: Parameters<typeof openTill>[2] = {}) =>
  standOf(await openTill(test, stock, settings));

/** An event that is open at a store with mugs and hats, and a desk there; and what it takes to sell. */
export async function standOf<T extends Till>(till: T) {
  const { call, send, orgId: org_id, storeId: store_id, mug } = till;
  const about = { name: 'Spring market', place: 'Town square', starts_at: '2026-05-01T08:00:00Z', ends_at: null };
  const { data: event } = await call('events.create', { org_id, ...about, store_ids: [store_id] });
  const eventId = event.event_id;
  const openDesk = async (device: string, opening = 5_000) =>
    (await call('pos.start', { org_id, event_id: eventId, store_id, device, opening })).data.session_id;
  const sessionId = await openDesk('Desk 1');
  const saleOf = (changes: Partial<Sale> = {}): Sale => ({
    ...{ org_id, session_id: sessionId, sale_key: uuidv7(new Date()), tender: 'cash', total: 900 },
    items: [{ variant_id: mug, quantity: 1 }],
    ...changes,
  });
  return {
    ...till,
    ...{ eventId, sessionId, openDesk, saleOf },
    sell: (changes: Partial<Sale> = {}) => send('pos.sell', saleOf(changes)),
    sold: async (changes: Partial<Sale> = {}) => (await call('pos.sell', saleOf(changes))).data,
    desk: async (id = sessionId) => (await call('pos.session', { org_id, session_id: id })).data,
    event: async () => (await call('events.get', { org_id, event_id: eventId })).data,
  };
}
