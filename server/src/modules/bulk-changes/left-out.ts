import type { BulkChange } from '@swapt/shared/contract';

export type LeftOut = BulkChange['left'][number];

const namesShown = 3;

/** Adds what was left out to those before, reason by reason, with the names of the first few. */
export function addLeftOut(before: readonly LeftOut[], more: readonly { name: string; reason: string }[]): LeftOut[] {
  const reasons = new Map(before.map((left) => [left.reason, { ...left, names: [...left.names] }]));
  for (const { name, reason } of more) {
    const left = reasons.get(reason) ?? { reason, count: 0, names: [] };
    left.count += 1;
    if (name !== '' && left.names.length < namesShown) left.names.push(name);
    reasons.set(reason, left);
  }
  return [...reasons.values()];
}
