import type { Code, CodeFilter } from '@swapt/shared/contract';
import { nameOrCount, sentAs, withStatus, type Selected as SelectedRows } from '@swapt/shared/ui';
import { t } from '@swapt/shared/text';

/** Codes that something is done with: those that were chosen one by one, or all that a list shows. */
export type Selected = SelectedRows<Code, CodeFilter>;

/** As a part of a sentence: a name, or how many. */
export const named = (selected: SelectedRows<{ name: string }, CodeFilter>): string =>
  nameOrCount(
    selected,
    ({ name }) => name,
    (count) => t('{selected} codes', { selected: count }),
  );

/** The part of a selection that has one of these statuses; nothing when there is none. */
export const having = (selected: Selected, ...statuses: Code['status'][]): Selected | undefined =>
  withStatus(selected, statuses, ['active', 'paused']);

/** As the server takes it. */
export const selectionOf = (selected: Selected) =>
  sentAs(selected, (codes) => ({ code_ids: codes.map(({ code_id }) => code_id) }));
