import type { OrgInput } from '@swapt/shared/client';
import type { Folder } from '@swapt/shared/contract';
import { DeleteManyActions, nameOrCount, sentAs, type Selected } from '@swapt/shared/ui';
import { t } from '@swapt/shared/text';
import { useDeleteManyFolders } from './folders.queries.js';

type Filter = NonNullable<OrgInput<'bulkChanges.deleteFolders'>['filter']>;

interface Props {
  selected: Selected<Folder, Filter>;
  onDone: () => void;
}

/** Buttons for the folders that are selected in the list. */
export function ManyFoldersActions({ selected, onDone }: Props) {
  const start = useDeleteManyFolders();
  const folders = nameOrCount(
    selected,
    ({ name }) => name,
    (count) => t('{count} folders', { count }),
  );
  return (
    <DeleteManyActions
      title={t('Remove {folders}?', { folders })}
      text={t(
        'Their codes stay in My codes, and printed codes keep working. You can undo this for a day: the codes then go back to their folders.',
      )}
      label={t('Remove')}
      isBusy={start.isPending}
      onDelete={() =>
        start.mutate(
          sentAs(selected, (rows) => ({ folder_ids: rows.map(({ folder_id }) => folder_id) })),
          { onSuccess: onDone },
        )
      }
      onClear={onDone}
    />
  );
}
