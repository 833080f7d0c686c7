import type { OrgInput } from '@swapt/shared/client';
import type { Catalog } from '@swapt/shared/contract';
import { DeleteManyActions, nameOrCount, sentAs, type Selected } from '@swapt/shared/ui';
import { t } from '@swapt/shared/text';
import { useDeleteManyCatalogs } from '../../entities/catalogs/catalogs.queries.js';

type Filter = NonNullable<OrgInput<'bulkChanges.deleteCatalogs'>['filter']>;

interface Props {
  selected: Selected<Catalog, Filter>;
  onDone: () => void;
}

/** Buttons for the catalogs that are selected in the list. */
export function ManyCatalogsActions({ selected, onDone }: Props) {
  const start = useDeleteManyCatalogs();
  const catalogs = nameOrCount(
    selected,
    ({ name }) => name,
    (count) => t('{count} catalogs', { count }),
  );
  return (
    <DeleteManyActions
      title={t('Delete {catalogs}?', { catalogs })}
      text={t(
        'We delete the catalogs and the order of their products, for everyone in your organization. The products stay. You can undo this for a day.',
      )}
      isBusy={start.isPending}
      onDelete={() =>
        start.mutate(
          sentAs(selected, (rows) => ({ catalog_ids: rows.map(({ catalog_id }) => catalog_id) })),
          { onSuccess: onDone },
        )
      }
      onClear={onDone}
    />
  );
}
