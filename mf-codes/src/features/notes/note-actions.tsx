import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import type { Note } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { CopyButton, useDangerConfirm } from '@swapt/shared/ui';
import { Button, Flex } from 'antd';
import { useDeleteNote } from './notes.queries.js';

const shortened = (text: string) => (text.length > 40 ? `${text.slice(0, 40).trimEnd()}…` : text);

/** What can be done with a note: copy the address of its page, delete it. */
export function NoteActions({ note }: { note: Note }) {
  const { session, notify } = useShell();
  const confirm = useDangerConfirm();
  const remove = useDeleteNote();

  const onDelete = async () => {
    const text = note.is_public
      ? 'It is deleted for your team, and its page shows nothing any more. This cannot be undone.'
      : 'It is deleted for everybody in your organization. This cannot be undone.';
    if (!(await confirm('Delete this note?', text, 'Delete note'))) return;
    const { org_id, code_id, id } = note;
    remove.mutate({ org_id, code_id, id }, { onSuccess: () => notify.success('The note was deleted.') });
  };

  return (
    <Flex gap={4} justify="flex-end">
      {note.url && (
        <CopyButton
          text={note.url}
          label={`Copy the link of the note “${shortened(note.text)}”`}
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
          aria-label={`Delete the note “${shortened(note.text)}”`}
          onClick={() => void onDelete()}
        />
      )}
    </Flex>
  );
}
