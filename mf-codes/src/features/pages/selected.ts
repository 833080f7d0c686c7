import type { ListedPage } from '@swapt/shared/contract';
import type { OrgInput } from '@swapt/shared/client';
import { isEverything, nameOrCount, sentAs, withStatus, type Selected } from '@swapt/shared/ui';
import type { PageStatus } from '@swapt/shared/values';
import { t } from '@swapt/shared/text';

type Filter = NonNullable<OrgInput<'bulkChanges.startPages'>['filter']>;

/** Pages that something is done with: those that were chosen one by one, or all that the list shows. */
export type SelectedPages = Selected<ListedPage, Filter>;

/** As a part of a sentence: a name, or how many. */
export const countOf = (selected: SelectedPages): string =>
  nameOrCount(
    selected,
    ({ name }) => name,
    (count) => t('{count} pages', { count }),
  );

/** The part of a selection that has one of these statuses; nothing when there is none. */
export const having = (selected: SelectedPages, ...statuses: PageStatus[]): SelectedPages | undefined =>
  withStatus(selected, statuses, ['draft', 'published']);

/** Those that can be unpublished. Of all that the list shows only where it shows nothing else: the question names their number. */
export const publishedOf = (selected: SelectedPages): SelectedPages | undefined =>
  isEverything(selected) && selected.filter.status !== 'published' ? undefined : having(selected, 'published');

/** As the server takes it. */
export const selectionOf = (selected: SelectedPages) =>
  sentAs(selected, (pages) => ({ page_ids: pages.map(({ page_id }) => page_id) }));
