import type { Api } from '@swapt/shared/contract';
import { deskTenders } from '@swapt/shared/values';
import { csvFile } from '../../platform/csv/csv-file.js';
import type { Line } from '../../platform/csv/csv-columns.js';
import { localTime } from '../../platform/csv/local-time.js';
import { plainAmount } from '../../platform/csv/plain-amount.js';

type EventMoney = Api['settlement.get']['out']['data'];

const head = [
  ...['Event', 'Store', 'Settlement', 'Adds to', 'Status', 'Tender', 'Currency', 'Expected', 'Counted', 'Difference'],
  ...['Submitted by', 'Submitted', 'Decided by', 'Decided', 'Alone', 'Note', 'Reason'],
];

/** A line for each tender of each settlement. Amounts are numbers, so that those below zero are added up, too. */
export function settlementCsv({ name, currency, stores }: EventMoney, zone: string): { body: string } {
  const at = localTime(zone);
  const number = (amount: number) => Number(plainAmount({ amount, currency }));
  const lines = stores.flatMap((store) =>
    store.settlements.toReversed().flatMap((one): Line[] => {
      const added = store.settlements.find(({ settlement_id: id }) => id === one.adjusts);
      return deskTenders
        .filter((tender) => one.expected[tender] !== 0 || one.counted[tender] !== 0)
        .map((tender) => [
          ...[name, store.name, one.nth, added?.nth, one.state, tender, currency],
          ...[number(one.expected[tender]), number(one.counted[tender])],
          number(one.counted[tender] - one.expected[tender]),
          ...[one.submitted_by, at(one.submitted_at), one.decided_by, at(one.decided_at), one.is_alone ? 'yes' : ''],
          ...[one.note, one.reason],
        ]);
    }),
  );
  return csvFile([head, ...lines]);
}
