import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import type { Note } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { CopyButton, useDangerConfirm } from '@swapt/shared/ui';
import { Button, Flex } from 'antd';
import { t } from '@swapt/shared/text';
import { useDeleteNote } from './notes.queries.js';

const shortened = (text: string) => (text.length > 40 ? `${text.slice(0, 40).trimEnd()}…` : text);

/** What can be done with a note: copy the address of its page, delete it. */
export function NoteActions({ note }: { note: Note }) {
  const { session, notify } = useShell();
  const confirm = useDangerConfirm();
  const remove = useDeleteNote();

  const onDelete = async () => {
    const text = note.is_public
      ? t('We delete it for your whole team, and its page stops showing it. You cannot undo this.')
      : t('We delete it for everyone in your organization. You cannot undo this.');
    if (!(await confirm(t('Delete this note?'), text, t('Delete note')))) return;
    const { code_id, id } = note;
    remove.mutate({ code_id, id }, { onSuccess: () => notify.success(t('The note was deleted.')) });
  };

  return (
    <Flex gap={4} justify="flex-end">
      {note.url && (
        <CopyButton
          text={note.url}
          label={t('Copy the link of the note “{text}”', { text: shortened(note.text) })}
          iconOnly
          type="text"
          size="small"
        />
      )}
      {session.can('codes:write') && (
        <Button
          danger
          type="text"
          size="small"
          icon={<DeleteOutlined aria-hidden />}
          loading={remove.isPending}
          aria-label={t('Delete the note “{text}”', { text: shortened(note.text) })}
          onClick={() => void onDelete()}
        />
      )}
    </Flex>
  );
}
