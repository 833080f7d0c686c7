import type { Api, Settlement, TenderAmounts } from '@swapt/shared/contract';
import { formatMoney } from '@swapt/shared/money';
import { deskTenders, type DeskTender, type SettlementState } from '@swapt/shared/values';
import { openSheet } from '../papers/papers.service.js';
import { isNothing, less, totalOf } from './amounts.js';

type EventMoney = Api['settlement.get']['out']['data'];
type Sheet = ReturnType<typeof openSheet>;

const tenderWords: Record<DeskTender, string> = {
  cash: 'Cash',
  card: 'Card',
  online: 'Online',
  square: 'Square',
  other: 'Other',
};

const stateWords: Record<SettlementState, string> = {
  submitted: 'waits for its approval',
  approved: 'approved',
  rejected: 'rejected',
};

/** What an event took and what was counted, store by store, to be kept with the books. */
export function drawSettlement(
  event: EventMoney,
  { zone, at }: { zone: string; at: Date },
): Promise<{ body: Buffer; pages: number }> {
  const { name, place, currency, stores, closed_at: closedAt, total } = event;
  const format = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short', timeZone: zone });
  const when = (iso: string) => format.format(new Date(iso));
  const money = (amount: number) => formatMoney({ amount, currency });
  const due = less(total.expected, total.covered);
  const sheet = openSheet({ title: `Settlement of ${name}`, at, direction: 'ltr' });
  sheet.words(`Settlement of ${name}`, { isLarge: true });
  if (place !== '') sheet.words(place);
  if (closedAt !== null) sheet.words(`Closed on ${when(closedAt)}`);
  sheet.words(`Printed on ${when(at.toISOString())}`, { isSmall: true });
  if (stores.length > 1) {
    sheet.gap();
    sheet.words('All stores together', { isBold: true });
    tenders(sheet, { expected: total.covered, counted: total.counted }, money);
    if (!isNothing(due)) sheet.words(`Not settled yet: ${money(totalOf(due))}`);
  }
  for (const store of stores) {
    sheet.gap();
    sheet.words(store.name, { isBold: true });
    if (store.settlements.length === 0) sheet.words('Not settled yet.');
    for (const one of store.settlements.toReversed()) {
      sheet.words(titleOf(one, store.settlements));
      tenders(sheet, one, money);
      for (const fact of factsOf(one, when)) sheet.words(fact, { isSmall: true, lines: 8 });
      sheet.gap();
    }
  }
  return sheet.end();
}

function titleOf({ nth, state, adjusts }: Settlement, all: readonly Settlement[]): string {
  const added = all.find(({ settlement_id: id }) => id === adjusts);
  return `Settlement ${nth}${added ? `, adds to settlement ${added.nth}` : ''}: ${stateWords[state]}`;
}

function factsOf(one: Settlement, when: (iso: string) => string): string[] {
  const { submitted_by, submitted_at, decided_by, decided_at, state, is_alone, note, reason } = one;
  return [
    `Submitted by ${submitted_by ?? 'a deleted account'} on ${when(submitted_at)}`,
    decided_at !== null &&
      `${state === 'approved' ? 'Approved' : 'Rejected'} by ${decided_by ?? 'a deleted account'} on ${when(decided_at)}`,
    is_alone && 'Approved by who submitted it: nobody else in the organization may.',
    note !== '' && `Note: ${note}`,
    reason !== '' && `Reason: ${reason}`,
  ].filter((fact) => fact !== false);
}

function tenders(
  sheet: Sheet,
  { expected, counted }: { expected: TenderAmounts; counted: TenderAmounts },
  money: (amount: number) => string,
): void {
  const difference = less(counted, expected);
  const amounts = (of: number, and: number) => `expected ${money(of)}, counted ${money(and)}`;
  sheet.rule();
  for (const tender of deskTenders) {
    if (expected[tender] === 0 && counted[tender] === 0) continue;
    sheet.row([tenderWords[tender], amounts(expected[tender], counted[tender]), money(difference[tender])]);
  }
  sheet.row(['Total', amounts(totalOf(expected), totalOf(counted)), money(totalOf(difference))], { isBold: true });
  sheet.rule();
}
