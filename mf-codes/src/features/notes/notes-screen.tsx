import FileTextOutlined from '@ant-design/icons/FileTextOutlined';
import type { Note } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import {
  BulkChanges,
  DataList,
  ListCsvButton,
  Page,
  useListAddress,
  useSelection,
  type DataListColumn,
} from '@swapt/shared/ui';
import { Button } from 'antd';
import { Link, useNavigate } from '@swapt/shared/router';
import { t } from '@swapt/shared/text';
import { noteBulkWords } from './bulk-words.js';
import { ManyNotesActions } from './many-notes-actions.js';
import { NoteActions } from './note-actions.js';
import { NoteOrigin, NoteReaders, NoteText } from './note-parts.js';
import { useAllNotes } from './notes.queries.js';

const readers = ['everybody', 'team'] as const;
const filters = [
  {
    name: 'seen_by',
    label: t('Who can read it'),
    options: [
      { value: 'everybody', label: t('Anyone with the link') },
      { value: 'team', label: t('Team only') },
    ],
  },
];

const columns: DataListColumn<Note>[] = [
  { key: 'text', title: t('Note'), onCard: 'head', render: (note) => <NoteText note={note} /> },
  {
    key: 'code',
    title: t('Code'),
    width: 200,
    render: (note) => <Link to={`/admin/my-codes/show/${note.code_id}`}>{note.code_name}</Link>,
  },
  { key: 'readers', title: t('Who can read it'), width: 120, render: (note) => <NoteReaders note={note} /> },
  { key: 'origin', title: t('Written'), width: 220, render: (note) => <NoteOrigin note={note} /> },
  {
    key: 'actions',
    title: t('Actions'),
    width: 96,
    align: 'right',
    onCard: 'corner',
    render: (note) => <NoteActions note={note} />,
  },
];

export default function NotesScreen() {
  const { session } = useShell();
  const navigate = useNavigate();
  const address = useListAddress();
  const filter = {
    search: address.search || undefined,
    // What somebody typed into the address is not trusted to be one of them.
    seen_by: readers.find((reader) => reader === address.filter('seen_by')),
  };
  const query = useAllNotes({ ...address.paging, ...filter });
  const selection = useSelection<Note, typeof filter>(filter, (selected, onDone) => (
    <ManyNotesActions selected={selected} onDone={onDone} />
  ));

  return (
    <Page
      title={t('Notes')}
      lead={t('Notes that your team wrote about its codes. To add a note, open a code.')}
      actions={
        <ListCsvButton
          list="notes"
          columns={columns}
          address={address}
          total={query.data?.total}
          ask={(call, shown) => call('codes.notes.exportCsv', { ...filter, ...shown })}
        />
      }
    >
      <BulkChanges noun="notes" words={noteBulkWords} />
      <DataList<Note>
        query={query}
        address={address}
        list="notes"
        noun={t('notes')}
        filters={filters}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ text }) => text.slice(0, 40)}
        selection={session.can('codes:write') ? selection : undefined}
        empty={{
          icon: <FileTextOutlined />,
          title: t('No notes yet'),
          text: t('Open a code and write down what matters about it, such as where it hangs or what you agreed.'),
          action: (
            <Button type="primary" onClick={() => void navigate('/admin/my-codes')}>
              {t('See my codes')}
            </Button>
          ),
        }}
      />
    </Page>
  );
}
