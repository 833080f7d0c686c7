import type { OrderQuote, ShownOrder } from '@swapt/shared/contract';
import { euros, idOf, sampleStore } from './sample-store.js';

const { store_id } = sampleStore;

/** Of one thing, to be picked up and paid there. */
export const sampleOrder: ShownOrder = {
  order_id: idOf(70),
  store_id,
  number: 12,
  status: 'placed',
  payment_status: 'unpaid',
  fulfilment_status: 'unfulfilled',
  tender: 'pickup',
  channel: 'online',
  method_kind: 'pickup',
  is_test: false,
  lines: [
    { name: 'Mug', option_values: [], item_id: idOf(50), picture: null, quantity: 1, add_ons: [], sum: euros(900) },
  ],
  subtotal: euros(900),
  discount: null,
  tip: null,
  rounding: null,
  shipping: null,
  tax: null,
  total: euros(900),
  refunded: null,
  name: 'Buyer',
  email: 'buyer@example.com',
  phone: '',
  method: { kind: 'pickup', name: 'Pick-up', place: 'Quay 3' },
  address: null,
  pickup: null,
  note: '',
  cancel_reason: null,
  placed: 'Monday',
  is_ready: false,
  can_cancel: false,
  due: null,
  files: null,
  link: 'a-link',
};

/** Of a cart with one thing that cannot be bought now. */
export const soldOutQuote: OrderQuote = {
  cart: {
    store_id,
    lines: [
      {
        ...{ variant_id: idOf(1), quantity: 1, item_id: idOf(50), name: 'Mug', option_values: [], picture: null },
        ...{ left: 0, price: euros(900), sum: euros(900), problem: 'sold_out', add_ons: [] },
      },
    ],
    units: 0,
    subtotal: euros(0),
    tax: null,
    total: euros(0),
  },
  methods: [],
  method_id: null,
  shipping: null,
  discount: null,
  discounts: [],
  refused_codes: [],
  tax: null,
  total: euros(0),
  tenders: [],
  is_test: false,
  can_order: false,
};
