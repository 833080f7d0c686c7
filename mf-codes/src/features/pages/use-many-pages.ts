import type { PageSummary } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { formatNumber } from '@swapt/shared/ui';
import { t } from '@swapt/shared/text';
import { useOneByOne } from '@swapt/shared/query';

type Change = 'pages.unpublish' | 'pages.delete' | 'pages.restore';

/** Changes the pages that are selected in the list. */
export function useManyPages() {
  const { call, notify } = useShell();
  const { runAll, done } = useOneByOne('pages.delete');

  /** `words` ends the sentence “2 pages …”. Gives how many changed. */
  const change = async (pages: readonly PageSummary[], operation: Change, words: string, undo?: Change) => {
    const { changed, left } = await runAll(
      pages,
      ({ name }) => name,
      ({ page_id }) => call(operation, { page_id }),
    );
    if (changed.length > 0) {
      const again = undo && { label: t('Undo'), run: () => void change(changed, undo, t('restored as drafts')) };
      notify.success(
        t('{pages} {count, plural, one {was} other {were}} {words}.', {
          pages: countOf(changed),
          count: changed.length,
          words,
        }),
        again,
      );
    }
    const [first] = left;
    if (first)
      notify.error(
        t('{left} did not change: “{name}”: {reason}', { left: countOf(left), name: first.name, reason: first.reason }),
      );
    return changed.length;
  };

  return { change, done };
}

export const countOf = (pages: readonly { name: string }[]) =>
  pages.length === 1 ? `“${pages[0]?.name}”` : t('{count} pages', { count: formatNumber(pages.length) });
