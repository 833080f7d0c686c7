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
