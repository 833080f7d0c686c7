import CopyOutlined from '@ant-design/icons/CopyOutlined';
import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import type { Note } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { RowMenu, useCopyText, useDangerConfirm } from '@swapt/shared/ui';
import { t } from '@swapt/shared/text';
import { shortened } from './note-parts.js';
import { useDeleteNote } from './notes.queries.js';

/** What can be done with a note: copy the address of its page, delete it. */
export function NoteActions({ note }: { note: Note }) {
  const { session, notify } = useShell();
  const confirm = useDangerConfirm();
  const copyText = useCopyText();
  const remove = useDeleteNote();

  const onDelete = async () => {
    const text = note.is_public
      ? t('We delete it for your whole team, and its page stops showing it. You cannot undo this.')
      : t('We delete it for everyone in your organization. You cannot undo this.');
    if (!(await confirm(t('Delete this note?'), text, t('Delete note')))) return;
    const { code_id, id } = note;
    remove.mutate({ code_id, id }, { onSuccess: () => notify.success(t('The note was deleted.')) });
  };

  const { url } = note;
  const copy = url
    ? [{ key: 'copy', icon: <CopyOutlined aria-hidden />, label: t('Copy link'), onClick: () => copyText(url) }]
    : [];
  const drop = {
    key: 'delete',
    danger: true,
    icon: <DeleteOutlined aria-hidden />,
    label: t('Delete'),
    onClick: () => void onDelete(),
  };
  const name = t('the note “{text}”', { text: shortened(note.text) });
  const items = [...copy, ...(session.can('codes:write') ? [drop] : [])];
  return <RowMenu name={name} items={items} isBusy={remove.isPending} />;
}
