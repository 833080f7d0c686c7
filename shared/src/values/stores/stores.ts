export const storeStatuses = ['draft', 'open', 'paused', 'closed', 'deleted'] as const;
export type StoreStatus = (typeof storeStatuses)[number];

/** Which status a store may be given. A deleted one comes back closed, or as the draft that it was. */
export const storeTransitions = {
  draft: ['open', 'deleted'],
  open: ['paused', 'closed', 'deleted'],
  paused: ['open', 'closed', 'deleted'],
  closed: ['open', 'deleted'],
  deleted: ['draft', 'closed'],
} as const satisfies Record<StoreStatus, readonly StoreStatus[]>;

/** The steps that a new store is set up in, in their order; the last one opens it. */
export const storeSteps = ['contact', 'products', 'fulfilment', 'tax', 'look', 'open'] as const;
export type StoreStep = (typeof storeSteps)[number];

/** Whether a store's prices have the tax in them, or get it added at the till. */
export const taxModes = ['included', 'added'] as const;
export type TaxMode = (typeof taxModes)[number];

/** When cards are charged: as something is ordered, or once it is handed over. */
export const cardCharges = ['order', 'handover'] as const;
export type CardCharge = (typeof cardCharges)[number];

/** How shoppers get what they bought: at the counter, brought to them, or as a link to a file. */
export const fulfilmentKinds = ['pickup', 'delivery', 'digital'] as const;
export type FulfilmentKind = (typeof fulfilmentKinds)[number];

/** Whether the stock of a variant is counted, or it is sold without counting. */
export const stockModes = ['track', 'free'] as const;
export type StockMode = (typeof stockModes)[number];

/** Why stock changed. */
export const stockMoveKinds = ['receive', 'count', 'adjust', 'sold_outside', 'transfer', 'sale', 'return'] as const;
export type StockMoveKind = (typeof stockMoveKinds)[number];

/** Whether shoppers can buy it; `few`: they are told how many are left. */
export const availabilities = ['in_stock', 'few', 'sold_out'] as const;
export type Availability = (typeof availabilities)[number];
/** At most so many are told as how many are left. */
export const fewLeft = 5;

/** Which items of a store a list of its stock shows. */
export const stockFilters = ['all', 'low', 'sold_out', 'hidden'] as const;
export type StockFilter = (typeof stockFilters)[number];

/** The colours of a store before anybody chose some, and its name where it could not be loaded. */
export const storeThemeDefaults = { headerColor: '#ffffff', iconColor: '#000000', buttonColor: '#3a6cf6' } as const;
/** The button's colour of a store whose theme was loaded without one. */
export const loadedButtonColor = '#ff00ff';
export const defaultStoreName = 'STORE';

export const storeLimits = {
  perOrg: 100,
  items: 5_000,
  itemsAtOnce: 500,
  methods: 10,
  zonesPerMethod: 50,
  taxRates: 60,
  closedDays: 60,
  notified: 20,
  categories: 30,
  text: 2_000,
  sentence: 200,
  /** Of one variant, in units. */
  stock: 1_000_000,
  variantsAtOnce: 100,
  /** Of a shopper's cart. */
  /** How long files can be downloaded where the store does not say. */
  linkHours: 72,
  cartLines: 100,
  perLine: 999,
} as const;
