import type { Note } from '@swapt/shared/contract';
import { RelativeTime, StatusLabel } from '@swapt/shared/ui';
import { Typography } from 'antd';
import { t } from '@swapt/shared/text';

/** The first words of a note, by which people know it. */
export const shortened = (text: string) => (text.length > 40 ? `${text.slice(0, 40).trimEnd()}…` : text);

/** The words of a note as they were written. */
export function NoteText({ note }: { note: Note }) {
  return <div style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{note.text}</div>;
}

export function NoteReaders({ note }: { note: Note }) {
  return note.is_public ? (
    <StatusLabel hue="success" label={t('Anyone with the link')} />
  ) : (
    <StatusLabel hue="neutral" label={t('Team only')} />
  );
}

/** Who wrote a note, and when. */
export function NoteOrigin({ note }: { note: Note }) {
  return (
    <Typography.Text type="secondary" style={{ fontSize: 13 }}>
      {note.author}, <RelativeTime at={note.created_at} />
    </Typography.Text>
  );
}
