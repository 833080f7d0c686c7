import { isEverything, type Selected } from '@swapt/shared/ui';

/** The tags that one of them has at least; unknown of all that a list shows. */
export const tagsOf = (selected: Selected<{ tags: string[] }, unknown>): string[] | undefined =>
  isEverything(selected) ? undefined : [...new Set(selected.flatMap(({ tags }) => tags))].sort();
