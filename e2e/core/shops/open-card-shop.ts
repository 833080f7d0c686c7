import type { Call } from '@swapt/shared/client';
import type { Api } from '@swapt/shared/contract';
import { openShop } from './open-shop.js';
import { takeCards } from './take-cards.js';

const fulfilment: Api['stores.update']['in']['data']['fulfilment'] = [
  { kind: 'pickup', name: 'At the stall', is_on: true, place: '', lead_minutes: 0, slot_minutes: 0, days_ahead: 0 },
  {
    ...{ kind: 'delivery', name: 'By bike', is_on: true },
    zones: [{ country: 'DE', postcodes: '10', price: 200, minimum: null, free_from: null }],
  },
];

/** A shop with pick-up, and delivery to one district of Berlin. */
export const openDeliveringShop = (call: Call, orgId: string) => openShop(call, orgId, { fulfilment });

/** The same, of an organization that takes cards at the stand-in. */
export async function openCardShop(call: Call, orgId: string) {
  await takeCards(call, orgId);
  return openDeliveringShop(call, orgId);
}
