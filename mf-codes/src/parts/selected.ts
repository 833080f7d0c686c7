import { isEverything, type Selected } from '@swapt/shared/ui';

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

/** The tags that one of them has at least; unknown of all that a list shows. */
export const tagsOf = (selected: Selected<{ tags: string[] }, unknown>): string[] | undefined =>
  isEverything(selected) ? undefined : [...new Set(selected.flatMap(({ tags }) => tags))].sort();
