import type { CodeRule } from '@swapt/shared/contract';

/** Ages up to the one before `under`; without it all that are older. */
export interface Ages {
  from: number;
  under?: number | undefined;
}

/** What visitors may say of their age: no more than the rules need, so a rule from 18 on leaves two answers. The oldest first. */
export function agesToChoose(rules: readonly CodeRule[]): Ages[] {
  const bounds = new Set([0]);
  for (const condition of rules.flatMap(({ when }) => when)) {
    if (condition.kind !== 'age') continue;
    for (const age of [condition.from, condition.under]) if (age !== undefined) bounds.add(age);
  }
  const ages = [...bounds].sort((a, b) => a - b);
  return ages.map((from, index) => ({ from, under: ages[index + 1] })).reverse();
}

/** Ages up to the one before `under`, in words. */
export function agesFrom(from: number, under: number | undefined): string {
  if (under === undefined) return `${from} or older`;
  if (from === 0) return `under ${under}`;
  return from === under - 1 ? `${from}` : `${from} to ${under - 1}`;
}
