import type { OrgInput } from '@swapt/shared/client';
import type { Note } from '@swapt/shared/contract';
import { DeleteManyActions, nameOrCount, sentAs, type Selected } from '@swapt/shared/ui';
import { t } from '@swapt/shared/text';
import { shortened } from './note-parts.js';
import { useDeleteManyNotes } from './notes.queries.js';

type Filter = NonNullable<OrgInput<'bulkChanges.deleteNotes'>['filter']>;

interface Props {
  selected: Selected<Note, Filter>;
  onDone: () => void;
}

/** Buttons for the notes that are selected in the list. */
export function ManyNotesActions({ selected, onDone }: Props) {
  const start = useDeleteManyNotes();
  const notes = nameOrCount(
    selected,
    ({ text }) => shortened(text),
    (count) => t('{count} notes', { count }),
  );
  return (
    <DeleteManyActions
      title={t('Delete {notes}?', { notes })}
      text={t(
        'We delete them for your whole team, and the pages of public notes stop showing them. You can undo this for a day.',
      )}
      isBusy={start.isPending}
      onDelete={() =>
        start.mutate(
          sentAs(selected, (rows) => ({ note_ids: rows.map(({ id }) => id) })),
          { onSuccess: onDone },
        )
      }
      onClear={onDone}
    />
  );
}
