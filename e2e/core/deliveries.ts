import type { Api } from '@swapt/shared/contract';

/** Pick-up, and delivery to one district of Berlin. */
export const deliveries: Api['stores.update']['in']['data']['fulfilment'] = [
  { kind: 'pickup', name: 'At the stall', is_on: true, place: '', lead_minutes: 0, slot_minutes: 0, days_ahead: 0 },
  {
    ...{ kind: 'delivery', name: 'By bike', is_on: true },
    zones: [{ country: 'DE', postcodes: '10', price: 200, minimum: null, free_from: null }],
  },
];
