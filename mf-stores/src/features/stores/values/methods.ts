import type { Store } from '@swapt/shared/contract';
import { t } from '@swapt/shared/text';
import type { TypedMoney } from '@swapt/shared/ui/money-field';
import { storeLimits, type FulfilmentKind } from '@swapt/shared/values';

type Method = Store['fulfilment'][number];
type Delivery = Extract<Method, { kind: 'delivery' }>;
type Zone = Delivery['zones'][number];

export type ZoneDraft = Omit<Zone, 'price' | 'free_from' | 'minimum'> & {
  price: TypedMoney;
  free_from: TypedMoney;
  minimum: TypedMoney;
};
/** A way to get what was bought, with amounts as they are typed. */
export type MethodDraft = Exclude<Method, Delivery> | (Omit<Delivery, 'zones'> & { zones: ZoneDraft[] });

export const methodWords: Record<FulfilmentKind, string> = {
  pickup: t('Pick-up'),
  delivery: t('Delivery'),
  digital: t('Download'),
};

export const newZone = (country: string): ZoneDraft => ({
  country,
  postcodes: '',
  price: null,
  free_from: null,
  minimum: null,
});

export function newMethod(kind: FulfilmentKind, country: string): MethodDraft {
  const common = { name: methodWords[kind], is_on: true };
  switch (kind) {
    case 'pickup':
      return { kind, ...common, place: '', lead_minutes: 30, slot_minutes: 0, days_ahead: 7 };
    case 'delivery':
      return { kind, ...common, zones: [newZone(country)] };
    case 'digital':
      return { kind, ...common, link_hours: storeLimits.linkHours };
  }
}

export function toMethodDraft(method: Method, currency: string): MethodDraft {
  if (method.kind !== 'delivery') return method;
  const money = (amount: number | null): TypedMoney => (amount === null ? null : { amount, currency });
  return {
    ...method,
    zones: method.zones.map((zone) => ({
      ...zone,
      price: money(zone.price),
      free_from: money(zone.free_from),
      minimum: money(zone.minimum),
    })),
  };
}

const amountOf = (value: TypedMoney): number | null =>
  typeof value === 'object' && value !== null ? value.amount : null;

/** What the API takes: a new way has no id yet. */
export function toMethod({ method_id, ...draft }: MethodDraft): Method {
  const id = method_id ? { method_id } : {};
  if (draft.kind !== 'delivery') return { ...draft, ...id };
  return {
    ...draft,
    ...id,
    zones: draft.zones.map((zone) => ({
      ...zone,
      price: amountOf(zone.price) ?? 0,
      free_from: amountOf(zone.free_from),
      minimum: amountOf(zone.minimum),
    })),
  };
}
