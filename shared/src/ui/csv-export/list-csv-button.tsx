import type { OrgCall } from '../../client/index.js';
import { csvColumns, type CsvColumnKey, type ExportedList } from '../../values/platform/csv-columns.js';
import type { DataListColumn } from '../data-list/data-list-types.js';
import type { ListAddress } from '../data-list/use-list-address.js';
import { shownColumns } from '../data-list/views/shown-columns.js';
import { useChosenColumns } from '../data-list/views/use-list-views.js';
import { CsvButton } from './csv-button.js';

interface Props<L extends ExportedList, Row> {
  list: L;
  columns: readonly DataListColumn<Row>[];
  address: ListAddress;
  /** How many rows the list shows; unknown while it loads. */
  total: number | undefined;
  /** Adds the search, filters and order of the list. */
  ask: (call: OrgCall, shown: { columns: CsvColumnKey<L>[]; zone: string }) => Promise<{ body: string }>;
  name?: string;
}

/** Saves as CSV what a list shows: its columns as they are now. Pictures and what is done with a row have no text. */
export function ListCsvButton<L extends ExportedList, Row>({
  list,
  columns,
  address,
  total,
  ask,
  name = list,
}: Props<L, Row>) {
  const shown = shownColumns(columns, useChosenColumns(list, address));
  const known: readonly CsvColumnKey<L>[] = csvColumns[list];
  const keys = shown.flatMap(({ key }) => known.filter((one) => one === key));
  return <CsvButton name={name} ask={(call, zone) => ask(call, { columns: keys, zone })} disabled={!total} />;
}
