import { Type } from 'typebox';
import { currencyCodes, moneyLimit } from '../../money/index.js';
import { contactMaxLength, termsMaxLength } from '../../values/people/org.js';
import { storeLimits, storeStatuses, storeSteps, cardCharges, taxModes } from '../../values/stores/stores.js';
import { Zone } from '../codes/code-content.js';
import { Input, Iso, Name, OneOf, OneShapeOf, OrNull, Uuid } from '../operation.js';
import { OpeningDays } from '../people/org.js';
import { MaybePicture } from '../pages/page-blocks.js';

const Country = Type.String({ maxLength: 2, pattern: '^[A-Z]{2}$', description: 'ISO 3166-1, two letters' });
const Sentence = Type.String({ maxLength: storeLimits.sentence });
const Amount = Type.Integer({ minimum: 0, maximum: moneyLimit, description: 'in minor units of the store’s currency' });
const BasisPoints = Type.Integer({ minimum: 0, maximum: 10_000, description: '1900 are 19 %' });
const Colour = Type.String({ maxLength: 7, pattern: '^(#[0-9a-fA-F]{6})?$', description: 'empty: none chosen' });
const Day = Type.String({ format: 'date', maxLength: 10 });

const method = { method_id: Type.Optional(Uuid), name: Name, is_on: Type.Boolean() };

const PickUp = Input({
  kind: Type.Literal('pickup'),
  ...method,
  place: Type.String({ maxLength: 300, description: 'where shoppers come; empty: the address of the store' }),
  lead_minutes: Type.Integer({ minimum: 0, maximum: 43_200, description: 'from the order to the earliest pick-up' }),
  slot_minutes: Type.Integer({ minimum: 0, maximum: 1_440, description: 'length of a time to choose; 0: no times' }),
  days_ahead: Type.Integer({ minimum: 0, maximum: 60, description: 'how far ahead a time can be chosen' }),
});

const DeliveryZone = Input({
  country: Country,
  postcodes: Type.String({
    maxLength: 1_000,
    description: 'beginnings with commas between them, such as 10, 1218; empty: the whole country',
  }),
  price: Amount,
  free_from: OrNull(Amount),
  minimum: OrNull(Amount),
});

const Delivery = Input({
  kind: Type.Literal('delivery'),
  ...method,
  zones: Type.Array(DeliveryZone, { minItems: 1, maxItems: storeLimits.zonesPerMethod }),
});

const Digital = Input({
  kind: Type.Literal('digital'),
  ...method,
  link_hours: Type.Integer({ minimum: 1, maximum: 8_760, description: 'how long the link to the file works' }),
});

const TaxRate = Input({
  country: Country,
  region: Type.String({ maxLength: 40, description: 'a province or state; empty: the whole country' }),
  standard: BasisPoints,
  reduced: BasisPoints,
});

const ClosedDays = Input({ from: Day, to: Day, note: Sentence });

/** What a store is made of; every field may be left out of a change. */
export const StoreFields = {
  name: Name,
  about: Type.String({ maxLength: storeLimits.text, description: 'what shoppers read; plain text with line breaks' }),
  logo: MaybePicture,
  email: Type.String({ maxLength: contactMaxLength, description: 'for shoppers; an e-mail address, or empty' }),
  phone: Type.String({ maxLength: 30, pattern: '^$|^[+]?[0-9][0-9 ()./-]*$' }),
  address: Type.String({ maxLength: 300, description: 'for shoppers; plain text with line breaks' }),
  country: Country,
  currency: OneOf(currencyCodes),
  zone: Zone,
  hours: OrNull(OpeningDays),
  closed_days: Type.Array(ClosedDays, { maxItems: storeLimits.closedDays }),
  fulfilment: Type.Array(OneShapeOf('kind', [PickUp, Delivery, Digital]), { maxItems: storeLimits.methods }),
  tax_mode: OneOf(taxModes),
  tax_rates: Type.Array(TaxRate, { maxItems: storeLimits.taxRates }),
  card_charge: OneOf(cardCharges),
  theme: Input({ headerColor: Colour, iconColor: Colour, buttonColor: Colour }),
  terms: Type.String({
    maxLength: termsMaxLength,
    description: 'what shoppers agree to; empty: those of the organization',
  }),
  catalog_ids: Type.Array(Uuid, {
    maxItems: storeLimits.categories,
    uniqueItems: true,
    description: 'catalogs that shoppers see as categories, in this order',
  }),
  pause_note: Type.String({ maxLength: storeLimits.sentence, description: 'what shoppers read while it is paused' }),
  notified: Type.Array(Uuid, {
    maxItems: storeLimits.notified,
    uniqueItems: true,
    description: 'members of the team who get mails of new orders and low stock',
  }),
};

export const StoreChange = Input(Type.Partial(Type.Object(StoreFields)).properties);

export const Store = Type.Object({
  store_id: Type.String(),
  org_id: Type.String(),
  ...StoreFields,
  notified: Type.Array(Type.String()),
  catalog_ids: Type.Array(Type.String()),
  status: OneOf(storeStatuses),
  is_suspended: Type.Boolean({ description: 'stopped by the operator of the installation' }),
  steps_done: Type.Array(OneOf(storeSteps), { description: 'of setting it up' }),
  revision: Type.Integer({ description: 'rises with each change; a change names the one that it was made from' }),
  created_at: Iso,
  updated_at: Iso,
});

/** A store as a list shows it. */
export const ListedStore = Type.Object({
  store_id: Type.String(),
  name: Type.String(),
  status: OneOf(storeStatuses),
  is_suspended: Type.Boolean(),
  logo: MaybePicture,
  currency: Type.String(),
  items: Type.Integer({ description: 'how many products it sells' }),
  low: Type.Integer({ description: 'variants whose stock is low or gone' }),
  steps_left: Type.Integer({ description: 'of setting it up' }),
  revision: Type.Integer(),
  created_at: Iso,
  updated_at: Iso,
});

/** Where the setting up of a store stands. */
export const StoreSetup = Type.Object({
  step: OrNull(OneOf(storeSteps)),
  steps_done: Type.Array(OneOf(storeSteps)),
  missing: Type.Array(Type.Object({ step: OneOf(storeSteps), sentence: Type.String() }), {
    description: 'what must be there before the store can open',
  }),
  store: Store,
});
