import { Type } from 'typebox';
import { currencyCodes, moneyLimit } from '../../money/index.js';
import { discountLimits, discountReasons, discountStates } from '../../values/orders/discounts.js';
import { VariantUnits } from './order-input.js';
import { ShownPrice } from '../stores/shown-price.js';
import {
  Data,
  Input,
  Iso,
  List,
  Name,
  OneOf,
  OneShapeOf,
  operation,
  OrgId,
  OrNull,
  Paging,
  Uuid,
} from '../operation.js';

const owner = { table: 'discounts', field: 'discount_id' };
const Amount = Type.Integer({ minimum: 1, maximum: moneyLimit, description: 'in minor units of the currency' });
const Units = Type.Integer({ minimum: 1, maximum: discountLimits.units });
const Uses = OrNull(Type.Integer({ minimum: 1, maximum: discountLimits.uses }));

/** What a discount takes off. */
const Gives = OneShapeOf('kind', [
  Input({
    kind: Type.Literal('percent'),
    percent_bps: Type.Integer({ minimum: 1, maximum: 10_000, description: 'in hundredths of a per cent' }),
  }),
  Input({ kind: Type.Literal('amount'), amount: Amount }),
  Input({ kind: Type.Literal('bxgy'), buy_units: Units, free_units: Units }),
  Input({ kind: Type.Literal('shipping') }),
]);
const Code = OrNull(
  Type.String({
    minLength: 3,
    maxLength: discountLimits.code,
    pattern: '^[A-Za-z0-9_-]+$',
    description: 'what shoppers type, in any letters; null: it applies by itself',
  }),
);
const many = (maxItems: number) => Type.Array(Uuid, { maxItems, uniqueItems: true });

/** What a discount is made of; every field may be left out of a change. */
const fields = {
  name: Name,
  store_id: OrNull({ ...Uuid, description: 'null: in all stores of the organization' }),
  code: Code,
  lock_id: OrNull({
    ...Uuid,
    description: 'a promo lock: shoppers type its promo code, and get the discount while it is open for them',
  }),
  gives: Gives,
  currency: OrNull(OneOf(currencyCodes)),
  minimum: OrNull({ ...Amount, description: 'what the goods cost at least, in minor units of the currency' }),
  is_for_all: Type.Boolean({ description: 'for all products; otherwise for those of product_ids and catalog_ids' }),
  product_ids: many(discountLimits.products),
  catalog_ids: many(discountLimits.catalogs),
  combines: Type.Boolean({ description: 'whether it is taken off together with others that combine' }),
  limit_total: { ...Uses, description: 'how often it can be used' },
  limit_each: { ...Uses, description: 'how often one buyer can use it' },
  starts_at: OrNull(Iso),
  ends_at: OrNull(Iso),
};
const { name, gives, ...others } = fields;

/** A discount as the team sees it. */
export const Discount = Type.Object({
  discount_id: Type.String(),
  name: Name,
  store_id: OrNull(Type.String()),
  store_name: OrNull(Type.String()),
  code: OrNull(Type.String()),
  lock_id: OrNull(Type.String()),
  lock: OrNull(Type.Object({ name: Type.String(), promo_code: Type.String() })),
  gives: Gives,
  currency: OrNull(Type.String()),
  minimum: OrNull(Type.Integer()),
  is_for_all: Type.Boolean(),
  products: Type.Array(Type.Object({ product_id: Type.String(), name: Type.String() })),
  catalogs: Type.Array(Type.Object({ catalog_id: Type.String(), name: Type.String() })),
  combines: Type.Boolean(),
  limit_total: OrNull(Type.Integer()),
  limit_each: OrNull(Type.Integer()),
  used: Type.Integer({ description: 'by orders that were placed' }),
  reserved: Type.Integer({ description: 'by orders that are not paid yet' }),
  starts_at: OrNull(Iso),
  ends_at: OrNull(Iso),
  state: OneOf(discountStates),
  revision: Type.Integer({ description: 'rises with each change; a change names the one that it was made from' }),
  created_at: Iso,
  updated_at: Iso,
});

const Before = Type.Object({ before: ShownPrice, after: ShownPrice });
const PreviewLine = Type.Object({
  variant_id: Type.String(),
  quantity: Type.Integer(),
  name: Type.String({ description: 'empty where the store does not sell it' }),
  option_values: Type.Array(Type.String()),
  before: ShownPrice,
  after: ShownPrice,
});

export const discounts = {
  'discounts.create': operation({
    method: 'POST',
    path: '/v1/discount',
    host: 'v1',
    who: 'store:write',
    summary: 'Creates a discount as a draft; without a code it applies by itself once it is active',
    input: Input({ org_id: OrgId, name, gives, ...Type.Partial(Type.Object(others)).properties }),
    reply: Data(Discount),
    errors: ['discount.invalid', 'discount.code_taken'],
  }),
  'discounts.list': operation({
    method: 'GET',
    path: '/v1/discount',
    host: 'v1',
    who: 'store:read',
    summary: 'Discounts, newest first',
    input: Input({
      org_id: OrgId,
      ...Paging,
      search_for: Type.Optional(Type.String({ maxLength: 120, description: 'part of a name or code' })),
      state: Type.Optional(OneOf(discountStates)),
    }),
    reply: List(Discount),
    errors: [],
  }),
  'discounts.get': operation({
    method: 'GET',
    path: '/v1/discount/one',
    host: 'v1',
    who: 'store:read',
    owner,
    summary: 'One discount',
    input: Input({ org_id: OrgId, discount_id: Uuid }),
    reply: Data(Discount),
    errors: ['discount.not_found'],
  }),
  'discounts.update': operation({
    method: 'PUT',
    path: '/v1/discount',
    host: 'v1',
    who: 'store:write',
    owner,
    summary: 'Changes what is given of a discount; of two who change the same revision, the second is told',
    input: Input({
      org_id: OrgId,
      discount_id: Uuid,
      revision: Type.Integer({
        minimum: 1,
        maximum: 2_147_483_647,
        description: 'the one that the change was made from',
      }),
      data: Input(Type.Partial(Type.Object(fields)).properties),
    }),
    reply: Data(Discount),
    errors: [
      'discount.not_found',
      'discount.conflict',
      'discount.bad_state',
      'discount.invalid',
      'discount.code_taken',
    ],
  }),
  'discounts.activate': operation({
    method: 'POST',
    path: '/v1/discount/activate',
    host: 'v1',
    who: 'store:write',
    owner,
    summary: 'Activates a discount, or pauses or ends it; said again, it is the same',
    input: Input({
      org_id: OrgId,
      discount_id: Uuid,
      state: Type.Optional({ ...OneOf(['active', 'paused', 'ended']), description: 'active, where it is left out' }),
    }),
    reply: Data(Discount),
    errors: ['discount.not_found', 'discount.bad_state', 'discount.invalid'],
  }),
  'discounts.delete': operation({
    method: 'DELETE',
    path: '/v1/discount',
    host: 'v1',
    who: 'store:write',
    owner,
    summary: 'Deletes a draft. What was active once is ended instead, so that its orders keep what they name',
    input: Input({ org_id: OrgId, discount_id: Uuid }),
    reply: Data(Type.Object({ discount_id: Type.String() })),
    errors: ['discount.not_found', 'discount.bad_state'],
  }),
  'discounts.preview': operation({
    method: 'POST',
    path: '/v1/discount/preview',
    host: 'v1',
    who: 'store:read',
    owner,
    readsOnly: true,
    summary:
      'What a cart would pay with this discount if it were active now, beside those that apply by themselves; without tax',
    input: Input({
      org_id: OrgId,
      discount_id: Uuid,
      store_id: Uuid,
      lines: Type.Array(VariantUnits, { minItems: 1, maxItems: discountLimits.previewLines }),
      delivery: Type.Optional(
        OrNull(Type.Integer({ minimum: 0, maximum: moneyLimit, description: 'in minor units; null: none' })),
      ),
    }),
    reply: Data(
      Type.Object({
        lines: Type.Array(PreviewLine),
        goods: Before,
        delivery: OrNull(Before),
        total: Before,
        saves: { ...ShownPrice, description: 'what this discount takes off of it' },
        also: Type.Array(Type.Object({ discount_id: Type.String(), name: Type.String(), saves: ShownPrice }), {
          description: 'other discounts that the cart gets',
        }),
        reason: OrNull({
          ...OneOf(discountReasons),
          description: 'why this discount takes nothing off; null where it does',
        }),
        missing: OrNull({ ...ShownPrice, description: 'to the minimum' }),
      }),
    ),
    errors: ['discount.not_found', 'store.not_found'],
  }),
};
