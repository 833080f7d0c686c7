import type { Code, CodeFilter } from '@swapt/shared/contract';
import { formatNumber } from '@swapt/shared/ui';
import { t } from '@swapt/shared/text';

/** All codes that a list shows, and how many it showed. */
export interface Everything {
  filter: CodeFilter;
  count: number;
}

/** Codes that something is done with: those that were chosen one by one, or all that a list shows. */
export type Selected = readonly Code[] | Everything;

export const isEverything = <One>(selected: readonly One[] | Everything): selected is Everything =>
  !Array.isArray(selected);

export const countOf = (selected: readonly unknown[] | Everything): number =>
  isEverything(selected) ? selected.count : selected.length;

/** As the end of a sentence: a name, or how many. */
export function named(selected: readonly { name: string }[] | Everything): string {
  const only = isEverything(selected) || selected.length > 1 ? undefined : selected[0];
  return only ? `“${only.name}”` : t('{selected} codes', { selected: formatNumber(countOf(selected)) });
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

/** As the server takes it. */
export const selectionOf = (selected: Selected) =>
  isEverything(selected) ? selected : { code_ids: selected.map(({ code_id }) => code_id) };
