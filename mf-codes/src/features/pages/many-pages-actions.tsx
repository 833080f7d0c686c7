import type { PageSummary } from '@swapt/shared/contract';
import { formatNumber, useDangerConfirm } from '@swapt/shared/ui';
import { Button } from 'antd';
import { t } from '@swapt/shared/text';

import { countOf, useManyPages } from './use-many-pages.js';

/** Buttons for the pages that are selected in the list; each shows when it applies to one of them at least. */
export function ManyPagesActions({ pages, onDone }: { pages: readonly PageSummary[]; onDone: () => void }) {
  const confirm = useDangerConfirm();
  const { change, done } = useManyPages();
  const isBusy = done !== undefined;
  const published = pages.filter(({ status }) => status === 'published');
  const deleted = pages.filter(({ status }) => status === 'deleted');
  const kept = pages.filter(({ status }) => status !== 'deleted');
  const finish = (changed: number) => changed > 0 && onDone();

  const hide = async () => {
    const text = t(
      'People who open their links or scan their codes see a message that the page is not available right now. You can publish them again.',
    );
    if (!(await confirm(t('Unpublish {published}?', { published: countOf(published) }), text, t('Unpublish')))) return;
    finish(await change(published, 'pages.unpublish', t('taken off the public site')));
  };
  const remove = async () => {
    const text = t(
      'People who open their links or scan their codes see a message that the page is gone. We keep the answers from their forms, and you can restore the pages.',
    );
    if (!(await confirm(t('Delete {kept}?', { kept: countOf(kept) }), text, t('Delete')))) return;
    finish(await change(kept, 'pages.delete', 'deleted', 'pages.restore'));
  };

  return (
    <>
      {published.length > 0 && (
        <Button size="small" disabled={isBusy} onClick={() => void hide()}>
          {t('Unpublish')}
        </Button>
      )}
      {deleted.length > 0 && (
        <Button
          size="small"
          disabled={isBusy}
          onClick={() => void change(deleted, 'pages.restore', t('restored as drafts')).then(finish)}
        >
          {t('Restore')}
        </Button>
      )}
      {kept.length > 0 && (
        <Button size="small" danger disabled={isBusy} onClick={() => void remove()}>
          {t('Delete')}
        </Button>
      )}
      <Button size="small" type="text" disabled={isBusy} onClick={onDone}>
        {t('Clear selection')}
      </Button>
      {isBusy && <span role="status">{t('{done} done', { done: formatNumber(done) })}</span>}
    </>
  );
}
