import type { TenderAmounts } from '@swapt/shared/contract';
import { deskTenders, type DeskTender } from '@swapt/shared/values';

type Sums = Partial<TenderAmounts>;

const of = (amount: (tender: DeskTender) => number): TenderAmounts => ({
  cash: amount('cash'),
  card: amount('card'),
  online: amount('online'),
  square: amount('square'),
  other: amount('other'),
});

/** All of them together; a tender that is not named is nothing. */
export const sumOf = (all: readonly Sums[]): TenderAmounts =>
  of((tender) => all.reduce((sum, each) => sum + (each[tender] ?? 0), 0));

export const less = (whole: Sums, part: Sums): TenderAmounts =>
  of((tender) => (whole[tender] ?? 0) - (part[tender] ?? 0));

export const isNothing = (amounts: TenderAmounts): boolean => deskTenders.every((tender) => amounts[tender] === 0);

export const totalOf = (amounts: TenderAmounts): number =>
  deskTenders.reduce((sum, tender) => sum + amounts[tender], 0);
