import { formatNumber } from '../format.js';

/** All that a list shows, and how many it showed. */
export interface Everything<Filter> {
  filter: Filter;
  count: number;
}

/** What something is done with: rows that were chosen one by one, or all that a list shows. */
export type Selected<Row, Filter> = readonly Row[] | Everything<Filter>;

export const isEverything = <Row, Filter>(selected: Selected<Row, Filter>): selected is Everything<Filter> =>
  !Array.isArray(selected);

export const countSelected = (selected: Selected<unknown, unknown>): number =>
  isEverything(selected) ? selected.count : selected.length;

/** As a part of a sentence: the name of the only one, or how many. */
export function nameOrCount<Row>(
  selected: Selected<Row, unknown>,
  nameOf: (row: Row) => string,
  many: (count: string) => string,
): string {
  const only = isEverything(selected) || selected.length > 1 ? undefined : selected[0];
  return only ? `“${nameOf(only)}”` : many(formatNumber(countSelected(selected)));
}

/** As the server takes it: all that the list shows, or these rows as `ids` names them. */
export const sentAs = <Row, Filter, Ids>(selected: Selected<Row, Filter>, ids: (rows: readonly Row[]) => Ids) =>
  isEverything(selected) ? selected : ids(selected);

/** The part of a selection that has one of these statuses; nothing when there is none. `usual` are those that a list shows without its filter. */
export function withStatus<Row extends { status: Status }, Filter extends { status?: Status | undefined }, Status>(
  selected: Selected<Row, Filter>,
  statuses: readonly Status[],
  usual: readonly Status[],
): Selected<Row, Filter> | undefined {
  if (isEverything(selected)) {
    const { status } = selected.filter;
    const shown = status === undefined ? usual : [status];
    return shown.some((each) => statuses.includes(each)) ? selected : undefined;
  }
  const rows = selected.filter(({ status }) => statuses.includes(status));
  return rows.length > 0 ? rows : undefined;
}
