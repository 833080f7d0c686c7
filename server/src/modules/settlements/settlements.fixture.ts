import type { Fixture } from '../../testing/tenancy/fixtures.js';
import { openStore, simpleProduct } from '../../testing/stores/open-store.js';

/** A settlement that waits, of an event that is closed, with the canary in its texts. */
export const fixture: Fixture = {
  fill: async ({ call, orgId: org_id, canary }) => {
    const { storeId: store_id } = await openStore(call, org_id, [simpleProduct(`${canary} of the market`, 500)]);
    const day = {
      name: canary,
      place: canary,
      store_ids: [store_id],
      starts_at: '2026-05-01T08:00:00Z',
      ends_at: null,
    };
    const { data: event } = await call('events.create', { org_id, ...day });
    const ids = { org_id, event_id: event.event_id };
    const { data: desk } = await call('pos.start', { ...ids, store_id, device: canary, opening: 1000 });
    await call('pos.count', { org_id, session_id: desk.session_id, counted: 900, note: canary });
    await call('events.close', ids);
    const slip = {
      name: canary,
      body: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    };
    const { data: stored } = await call('settlement.addSlip', { ...ids, ...slip });
    const counted = { cash: 900 };
    const { data: waiting } = await call('settlement.submit', {
      ...ids,
      store_id,
      counted,
      note: canary,
      slip_id: stored.slip_id,
    });
    return {
      settlement_id: waiting.settlement_id,
      slip_id: stored.slip_id,
      'settlement.event_id': event.event_id,
      'settlement.store_id': store_id,
      adjusts: waiting.settlement_id,
    };
  },
};
