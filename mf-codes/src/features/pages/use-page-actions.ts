import type { PageSummary } from '@swapt/shared/contract';
import { useNavigate } from '@swapt/shared/router';
import { useShell } from '@swapt/shared/sdk';
import { useDangerConfirm } from '@swapt/shared/ui';
import { nameMaxLength } from '@swapt/shared/values';
import { t } from '@swapt/shared/text';

import { useChangePage, useCopyPage } from './pages.queries.js';
import { paths } from './paths.js';

type Named = Pick<PageSummary, 'org_id' | 'page_id' | 'name'>;

/** Copying, hiding, deleting and bringing back a page. A failure shows in the snackbar. */
export function usePageActions() {
  const { notify } = useShell();
  const navigate = useNavigate();
  const confirm = useDangerConfirm();
  const copying = useCopyPage();
  const hiding = useChangePage('pages.unpublish');
  const deleting = useChangePage('pages.delete');
  const restoring = useChangePage('pages.restore');

  const copy = ({ page_id, name }: Named) =>
    copying.mutate(
      { page_id, name: copyName(name) },
      {
        onSuccess: ({ data }) => {
          notify.success(t('“{name}” was made.', { name: data.name }));
          void navigate(paths.edit(data.page_id));
        },
      },
    );

  const hide = async ({ page_id, name }: Named) => {
    const isSure = await confirm(
      t('Unpublish “{name}”?', { name }),
      t(
        'People who open its link or scan its code see a message that the page is not available right now. We keep its draft and versions, and you can publish it again.',
      ),
      t('Unpublish'),
    );
    if (!isSure) return undefined;
    const done = await hiding.mutateAsync({ page_id }).catch(() => undefined);
    if (done) notify.success(t('“{name}” is no longer public.', { name }));
    return done?.data;
  };

  const restore = ({ page_id, name }: Named) =>
    restoring.mutate(
      { page_id },
      { onSuccess: () => notify.success(t('“{name}” was restored as a draft.', { name })) },
    );

  const remove = async (page: Named) => {
    const { page_id, name } = page;
    const isSure = await confirm(
      t('Delete “{name}”?', { name }),
      t(
        'People who open its link or scan its code see a message that the page is gone. We keep the answers from its forms, and you can restore the page.',
      ),
      t('Delete'),
    );
    if (!isSure) return false;
    const done = await deleting.mutateAsync({ page_id }).catch(() => undefined);
    if (done) notify.success(t('“{name}” was deleted.', { name }), { label: t('Undo'), run: () => restore(page) });
    return done !== undefined;
  };

  return {
    copy,
    hide,
    remove,
    restore,
    isBusy: copying.isPending || hiding.isPending || deleting.isPending || restoring.isPending,
  };
}

/** A name that leaves no room for “Copy of” stays whole: two pages may have the same. */
function copyName(name: string): string {
  const copy = t('Copy of {name}', { name });
  return copy.length > nameMaxLength ? name : copy;
}
