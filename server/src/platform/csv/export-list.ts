import type { ExportedList } from '@swapt/shared/values';
import type { OrgCtx } from '../http/handler.js';
import { type CsvChoice, type CsvColumns, csvWriter, type Line } from './csv-columns.js';
import { assertNotTooMany, assertZone, csvFile, mostRows } from './csv-file.js';

type Reading = Pick<OrgCtx, 'tx' | 'orgId' | 'services'>;

/** How the rows of a list are read: the ids of all that it shows, in its order, then the rows in the order of some ids. */
interface ListRows<Row> {
  ids: (ctx: Reading, most: number) => Promise<readonly string[]>;
  rows: (ctx: Reading, ids: readonly string[]) => Promise<readonly Row[]>;
}

/** Read in one short transaction, so that nobody else waits for all of them. */
const rowsAtOnce = 500;

/** A list as CSV. Whatever is deleted while it is read is left out. */
export async function exportList<Row, L extends ExportedList>(
  { services, orgId }: Pick<OrgCtx, 'services' | 'orgId'>,
  choice: CsvChoice,
  columns: CsvColumns<Row, L>,
  list: ListRows<Row>,
): Promise<{ body: string }> {
  assertZone(choice.zone);
  const { head, line } = csvWriter(columns, choice);
  const within = <T>(work: (ctx: Reading) => Promise<T>) =>
    services.db.org(orgId, (tx) => work({ tx, orgId, services }));
  // One more than may be, to see that there are more.
  const ids = await within((ctx) => list.ids(ctx, mostRows + 1));
  assertNotTooMany(ids.length);
  const lines: Line[] = [head];
  for (let from = 0; from < ids.length; from += rowsAtOnce) {
    const rows = await within((ctx) => list.rows(ctx, ids.slice(from, from + rowsAtOnce)));
    lines.push(...rows.map(line));
  }
  return csvFile(lines);
}
