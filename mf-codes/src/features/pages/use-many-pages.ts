import { ApiError } from '@swapt/shared/client';
import type { PageSummary } from '@swapt/shared/contract';
import { useRefresh } from '@swapt/shared/query';
import { useShell } from '@swapt/shared/sdk';
import { formatNumber } from '@swapt/shared/ui';
import { useState } from 'react';
import { t } from '@swapt/shared/text';

type Change = 'pages.unpublish' | 'pages.delete' | 'pages.restore';

/** Changes pages one after the other, as many as a list shows on its pages; those that cannot are named with the reason, and the others go on. */
export function useManyPages() {
  const { call, notify } = useShell();
  const refresh = useRefresh('pages.delete');
  /** How many had their turn. */
  const [done, setDone] = useState<number>();

  /** `words` ends the sentence “2 pages …”. Gives those that changed. */
  const change = async (pages: readonly PageSummary[], operation: Change, words: string, undo?: Change) => {
    const changed: PageSummary[] = [];
    const left: { name: string; reason: string }[] = [];
    for (const [at, page] of pages.entries()) {
      setDone(at);
      try {
        await call(operation, { page_id: page.page_id });
        changed.push(page);
      } catch (error) {
        left.push({
          name: page.name,
          reason: error instanceof ApiError ? error.message : t('It could not be changed.'),
        });
      }
    }
    setDone(undefined);
    await refresh();
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
