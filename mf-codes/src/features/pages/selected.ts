import type { ListedPage } from '@swapt/shared/contract';
import type { OrgInput } from '@swapt/shared/client';
import { countSelected, formatNumber, isEverything, type Selected } from '@swapt/shared/ui';
import type { PageStatus } from '@swapt/shared/values';
import { t } from '@swapt/shared/text';

type Filter = NonNullable<OrgInput<'bulkChanges.startPages'>['filter']>;

/** Pages that something is done with: those that were chosen one by one, or all that the list shows. */
export type SelectedPages = Selected<ListedPage, Filter>;

/** As a part of a sentence: a name, or how many. */
export function countOf(selected: SelectedPages): string {
  const only = isEverything(selected) || selected.length > 1 ? undefined : selected[0];
  return only ? `“${only.name}”` : t('{count} pages', { count: formatNumber(countSelected(selected)) });
}

/** The part of a selection that has one of these statuses; nothing when there is none. */
export function having(selected: SelectedPages, ...statuses: PageStatus[]): SelectedPages | undefined {
  if (isEverything(selected)) {
    const { status } = selected.filter;
    const shown = status ? [status] : (['draft', 'published'] as const);
    return shown.some((each) => statuses.includes(each)) ? selected : undefined;
  }
  const pages = selected.filter(({ status }) => statuses.includes(status));
  return pages.length > 0 ? pages : undefined;
}

/** As the server takes it. */
export const selectionOf = (selected: SelectedPages) =>
  isEverything(selected) ? selected : { page_ids: selected.map(({ page_id }) => page_id) };
