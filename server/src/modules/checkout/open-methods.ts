import type { OrderAddress, OrderQuote } from '@swapt/shared/contract';
import type { OpenStore } from '../stores/stores.service.js';
import { deliveryPrice, type Method } from './delivery-price.js';
import { pickUpTimes, type PickUpTime } from './pick-up-times.js';

export interface OpenMethod {
  method: Method;
  /** Of a pick-up whose time is chosen. */
  times: PickUpTime[];
  /** The earliest moment of a pick-up without times; nothing where there is none to wait for. */
  readyAt: Date | undefined;
  /** Nothing until the address says it. */
  price: number | undefined;
  problem: OrderQuote['methods'][number]['problem'];
  minimum: number | undefined;
}

interface Facts {
  subtotal: number;
  canPayByCard: boolean;
  /** All of it can be downloaded. */
  isFiles: boolean;
  address: Partial<OrderAddress>;
  now: Date;
}

/**
 * The ways that a store offers to get an order, each with what it costs or why it is not open to this one. Things are not downloaded, and what can be
 * downloaded is got in no other way.
 */
export function openMethods(store: OpenStore, facts: Facts): OpenMethod[] {
  const methods = store.fulfilment
    .filter(({ is_on, kind }) => is_on && (kind !== 'digital' || facts.isFiles))
    .map((method) => ({ ...nothing, method, ...openOf(store, method, facts) }));
  const downloads = methods.filter(({ method, problem }) => method.kind === 'digital' && problem === null);
  return downloads.length > 0 ? downloads : methods;
}

const nothing = { times: [], readyAt: undefined, price: undefined, problem: null, minimum: undefined };

function openOf(
  store: OpenStore,
  method: Method,
  { subtotal, canPayByCard, address, now }: Facts,
): Partial<OpenMethod> {
  // What costs nothing is downloaded at once.
  if (method.kind === 'digital' && subtotal === 0) return { price: 0 };
  // Both are paid before they leave the store.
  if (method.kind !== 'pickup') {
    const price = priceOf(method, address, subtotal);
    return canPayByCard ? price : { ...price, problem: 'needs_card' };
  }
  const times = pickUpTimes(store, method, now);
  const hasTimes = method.slot_minutes > 0;
  return {
    ...{ times, price: 0, problem: hasTimes && times.length === 0 ? 'no_times' : null },
    ...(!hasTimes && method.lead_minutes > 0 && { readyAt: new Date(now.getTime() + method.lead_minutes * 60_000) }),
  };
}

function priceOf(method: Method, { country, postcode }: Partial<OrderAddress>, subtotal: number): Partial<OpenMethod> {
  if (method.kind !== 'delivery') return { price: 0 };
  const found = country ? deliveryPrice(method, { country, postcode }, subtotal) : undefined;
  if (!found) return {};
  return 'price' in found ? found : { problem: found.problem, ...('minimum' in found && { minimum: found.minimum }) };
}
