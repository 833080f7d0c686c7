import type { Code, CodeFilter } from '@swapt/shared/contract';
import { countSelected, formatNumber, isEverything, type Selected as SelectedRows } from '@swapt/shared/ui';
import { t } from '@swapt/shared/text';

/** Codes that something is done with: those that were chosen one by one, or all that a list shows. */
export type Selected = SelectedRows<Code, CodeFilter>;

/** As the end of a sentence: a name, or how many. */
export function named(selected: SelectedRows<{ name: string }, CodeFilter>): string {
  const only = isEverything(selected) || selected.length > 1 ? undefined : selected[0];
  return only ? `“${only.name}”` : t('{selected} codes', { selected: formatNumber(countSelected(selected)) });
}

/** The part of a selection that has one of these statuses; nothing when there is none. */
export function having(selected: Selected, ...statuses: Code['status'][]): Selected | undefined {
  if (isEverything(selected)) {
    const { status } = selected.filter;
    const shown = status ? [status] : (['active', 'paused'] as const);
    return shown.some((each) => statuses.includes(each)) ? selected : undefined;
  }
  const codes = selected.filter(({ status }) => statuses.includes(status));
  return codes.length > 0 ? codes : undefined;
}

/** The tags that one of them has at least; unknown of all that a list shows. */
export const tagsOf = (selected: Selected): string[] | undefined =>
  isEverything(selected) ? undefined : [...new Set(selected.flatMap(({ tags }) => tags))].sort();

/** As the server takes it. */
export const selectionOf = (selected: Selected) =>
  isEverything(selected) ? selected : { code_ids: selected.map(({ code_id }) => code_id) };
