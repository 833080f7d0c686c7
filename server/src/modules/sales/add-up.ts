import type { Moment } from './sold.sql.js';

/** What is added up over moments, days and months alike. */
export type Sums = Omit<Moment, 'n' | 'at'>;

const hoursOfWeek = 7 * 24;

const nothing: Sums = {
  ...{ orders: 0, sales: 0, units: 0, add_ons: 0, discount: 0, shipping: 0, tax: 0, tip: 0 },
  ...{ first_orders: 0, later_orders: 0, online: 0, online_paid: 0, tests: 0 },
};
const names = Object.keys(nothing) as (keyof Sums)[];

export const noSums = (): Sums => ({ ...nothing });

export function addTo(sums: Sums, more: Sums): void {
  for (const name of names) sums[name] += more[name];
}

export const noWeek = (): number[] => Array.from({ length: hoursOfWeek }, () => 0);
