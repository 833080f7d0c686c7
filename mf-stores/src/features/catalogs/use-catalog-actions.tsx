import type { Catalog } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { useDangerConfirm } from '@swapt/shared/ui';
import { useDeleteCatalog } from '../../entities/catalogs/catalogs.queries.js';
import { RenameForm } from './rename-form.js';

/** Renaming and deleting a catalog. A failure of deleting shows in the snackbar. */
export function useCatalogActions() {
  const { modal, notify } = useShell();
  const confirm = useDangerConfirm();
  const deleting = useDeleteCatalog();

  const rename = (catalog: Catalog) =>
    modal.open({
      title: t('Rename “{name}”', { name: catalog.name }),
      content: (close) => <RenameForm catalog={catalog} close={close} />,
    });

  const remove = async ({ catalog_id, name, products }: Catalog) => {
    if (!(await confirm(t('Delete the catalog “{name}”?', { name }), keeps(products), t('Delete catalog'))))
      return false;
    const done = await deleting.mutateAsync({ catalog_id }).catch(() => undefined);
    if (done) notify.success(t('The catalog “{name}” was deleted.', { name }));
    return done !== undefined;
  };

  return { rename, remove, isBusy: deleting.isPending };
}

function keeps(products: number): string {
  if (products === 0) return t('It is empty, so nothing else changes. You cannot undo this.');
  return t(
    '{products, plural, one {The product in it stays} other {The # products in it stay}} in your list of products and in other catalogs. Only the catalog and its order are deleted, for everyone in your organization. You cannot undo this.',
    { products },
  );
}
