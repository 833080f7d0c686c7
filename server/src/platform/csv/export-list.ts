import type { ExportedList } from '@swapt/shared/values';
import type { OrgCtx } from '../http/handler.js';
import { type CsvChoice, type CsvColumns, csvWriter, type Line } from './csv-columns.js';
import { assertNotTooLong, assertNotTooMany, assertZone, csvFile, mostRows } from './csv-file.js';

type Exporting = Pick<OrgCtx, 'services' | 'orgId'>;
type Reading = Exporting & Pick<OrgCtx, 'tx'>;

interface ListIds {
  ids: (ctx: Reading, most: number) => Promise<readonly string[]>;
}
/** How the rows of a list are read: the ids of all that it shows, in its order, then the rows in the order of some ids. */
interface ListRows<Row> extends ListIds {
  rows: (ctx: Reading, ids: readonly string[]) => Promise<readonly Row[]>;
}

/** The same where one of them is several lines: at most so many. */
interface ListLines extends ListIds {
  lines: (ctx: Reading, ids: readonly string[], most: number) => Promise<readonly Line[]>;
}

/** Read in one short transaction, so that nobody else waits for all of them. */
const rowsAtOnce = 500;

/** A list as CSV, a line for each row. */
export async function exportList<Row, L extends ExportedList>(
  ctx: Exporting,
  choice: CsvChoice,
  columns: CsvColumns<Row, L>,
  list: ListRows<Row>,
): Promise<{ body: string }> {
  assertZone(choice.zone);
  const { head, line } = csvWriter(columns, choice);
  return exportTable(ctx, head, {
    ids: list.ids,
    lines: async (reading, ids) => (await list.rows(reading, ids)).map(line),
  });
}

/** The lines of a list below their head. Whatever is deleted while it is read is left out. */
export async function exportTable(
  { services, orgId }: Exporting,
  head: Line,
  list: ListLines,
): Promise<{ body: string }> {
  const within = <T>(work: (ctx: Reading) => Promise<T>) =>
    services.db.org(orgId, (tx) => work({ tx, orgId, services }));
  // One more than may be, to see that there are more.
  const most = mostRows + 1;
  const ids = await within((ctx) => list.ids(ctx, most));
  assertNotTooMany(ids.length);
  const lines: Line[] = [];
  let letters = 0;
  for (let from = 0; from < ids.length; from += rowsAtOnce) {
    const some = ids.slice(from, from + rowsAtOnce);
    const read = await within((ctx) => list.lines(ctx, some, most - lines.length));
    for (const line of read) {
      lines.push(line);
      letters += lettersOf(line);
    }
    assertNotTooMany(lines.length);
    assertNotTooLong(letters);
  }
  return csvFile([head, ...lines]);
}

const lettersOf = (line: Line): number => line.reduce<number>((sum, cell) => sum + String(cell ?? '').length, 0);
