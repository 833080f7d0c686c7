import type { OrderAddress } from '@swapt/shared/contract';
import { taxOf } from '@swapt/shared/money';
import type { Tx } from '../../platform/db/database.js';
import type { Services } from '../../platform/services.js';
import { chargingAccount } from '../connected-accounts/connected-accounts.service.js';
import { discountsOf, type CartDiscounts } from '../discounts/discounts.service.js';
import {
  priceLines,
  taxLines,
  taxRate,
  type PricedLines,
  type Reader,
  type Wanted,
} from '../storefront/storefront.service.js';
import type { OpenStore } from '../stores/stores.service.js';
import type { Method } from './delivery-price.js';
import { openMethods, type OpenMethod } from './open-methods.js';

export interface Asked {
  items: readonly Wanted[];
  method_id?: string | undefined;
  address?: Partial<OrderAddress> | undefined;
  /** Of discounts, as they were typed. */
  codes?: readonly string[] | undefined;
  /** Who has opened promo locks. */
  visitor?: string | undefined;
}

/** Who buys, and what this installation can do for them. */
export interface Buying extends Reader {
  services: Pick<Services, 'vendors'>;
}

/** An order in whole minor units, as it would be made now. */
export interface Reckoned {
  priced: PricedLines;
  methods: OpenMethod[];
  /** The one that is reckoned with, where one can be. */
  chosen: OpenMethod | undefined;
  discounts: CartDiscounts;
  /** Of each line. */
  lineDiscounts: number[];
  taxed: ReturnType<typeof taxLines>['taxed'];
  units: number;
  subtotal: number;
  /** Off the lines and the delivery. */
  discount: number;
  shipping: number;
  /** Nothing where the place has no rate. */
  tax: number | undefined;
  total: number;
  canOrder: boolean;
  canPayByCard: boolean;
}

/**
 * What an order comes to. The one order of rounding: each line is whole minor units times its quantity, less its discount; its tax is rounded half up; so
 * is that of the delivery, at the standard rate; everything else is sums. `people` are the buyer, to discounts that are limited for each.
 */
export async function reckonOrder(
  tx: Tx,
  store: OpenStore,
  asked: Asked,
  reader: Buying,
  people: readonly string[] = [],
): Promise<Reckoned> {
  const priced = await priceLines(tx, store, asked.items, reader);
  const bought = priced.lines.filter(({ problem }) => problem === null);
  const subtotal = sum(bought.map((line) => line.sum?.amount ?? 0));
  const canPayByCard = (await chargingAccount(tx, reader.services, store.org_id)) !== undefined;
  const isFiles = bought.every(({ variant_id: id }) => priced.rowOf.get(id)?.kind === 'digital');
  const methods = openMethods(store, { subtotal, canPayByCard, isFiles, address: asked.address ?? {}, ...reader });
  const chosen = choose(methods, asked.method_id);
  const shipping = chosen?.price ?? 0;
  const discounts = await discountsOf(tx, {
    ...{ orgId: store.org_id, storeId: store.store_id, currency: store.currency, people, now: reader.now },
    visitor: asked.visitor,
    codes: asked.codes ?? [],
    lines: bought.map(({ variant_id, quantity, sum: of }) => ({
      ...{ product_id: priced.rowOf.get(variant_id)?.product_id ?? '', quantity, each: (of?.amount ?? 0) / quantity },
    })),
    delivery: chosen?.method.kind === 'delivery' ? shipping : null,
  });
  const lineDiscounts = priced.lines.map((line) => discounts.lines[bought.indexOf(line)] ?? 0);
  const place = placeOf(chosen?.method, asked.address);
  const { taxed, tax: ofLines } = taxLines(store, priced, { place, discounts: lineDiscounts });
  const ofShipping = shippingTax(store, shipping - discounts.delivery, taxRate(store, 'standard', place));
  const tax = ofLines === undefined || ofShipping === undefined ? undefined : ofLines + ofShipping;
  const before = subtotal - discounts.total + shipping;
  return {
    canPayByCard,
    ...{ priced, methods, chosen, discounts, lineDiscounts, taxed, subtotal, discount: discounts.total, shipping, tax },
    units: sum(bought.map(({ quantity }) => quantity)),
    total: before + (store.tax_mode === 'added' ? (tax ?? 0) : 0),
    canOrder: bought.length > 0 && bought.length === priced.lines.length,
  };
}

/** The one that was asked for; else the first that is open, where nobody chose yet. */
const choose = (methods: readonly OpenMethod[], id: string | undefined) =>
  id === undefined
    ? methods.find(({ problem }) => problem === null)
    : methods.find(({ method }) => method.method_id === id);

/** What is picked up is taxed where the store is. */
const placeOf = (method: Method | undefined, address: Asked['address']) =>
  method?.kind === 'delivery' && address?.country ? { country: address.country, region: address.region } : undefined;

function shippingTax({ tax_mode: mode }: OpenStore, amount: number, rate: number | undefined): number | undefined {
  if (amount === 0) return 0;
  return rate === undefined ? undefined : taxOf(amount, rate, mode);
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
