import { useDangerConfirm } from '@swapt/shared/ui';
import type { PageBulkAction } from '@swapt/shared/values';
import { Button } from 'antd';
import { t } from '@swapt/shared/text';
import { useChangeManyPages } from './pages.queries.js';
import { countOf, having, publishedOf, selectionOf, type SelectedPages } from './selected.js';

interface Props {
  selected: SelectedPages;
  onDone: () => void;
}

/** Buttons for the pages that are selected in the list; each shows when it applies to one of them at least. */
export function ManyPagesActions({ selected, onDone }: Props) {
  const confirm = useDangerConfirm();
  const start = useChangeManyPages();
  const published = publishedOf(selected);
  const deleted = having(selected, 'deleted');
  const kept = having(selected, 'draft', 'published');
  const change = (pages: SelectedPages, action: PageBulkAction) =>
    start.mutate({ ...selectionOf(pages), action }, { onSuccess: onDone });

  const hide = async (pages: SelectedPages) => {
    const text = t(
      'People who open their links or scan their codes see a message that the page is not available right now. You can undo this for a day, or publish them again.',
    );
    if (await confirm(t('Unpublish {published}?', { published: countOf(pages) }), text, t('Unpublish')))
      change(pages, 'unpublish');
  };
  const remove = async (pages: SelectedPages) => {
    const text = t(
      'People who open their links or scan their codes see a message that the page is gone. We keep the answers from their forms, and you can restore the pages.',
    );
    if (await confirm(t('Delete {kept}?', { kept: countOf(pages) }), text, t('Delete'))) change(pages, 'delete');
  };

  return (
    <>
      {published && (
        <Button size="small" disabled={start.isPending} onClick={() => void hide(published)}>
          {t('Unpublish')}
        </Button>
      )}
      {deleted && (
        <Button size="small" disabled={start.isPending} onClick={() => change(deleted, 'restore')}>
          {t('Restore')}
        </Button>
      )}
      {kept && (
        <Button size="small" danger disabled={start.isPending} onClick={() => void remove(kept)}>
          {t('Delete')}
        </Button>
      )}
      <Button size="small" type="text" onClick={onDone}>
        {t('Clear selection')}
      </Button>
    </>
  );
}
