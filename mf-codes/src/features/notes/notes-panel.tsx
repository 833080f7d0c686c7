import type { Code, Note } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { space } from '@swapt/shared/tokens';
import { ErrorState, formatNumber, Panel } from '@swapt/shared/ui';
import { Button, Flex, Skeleton, Typography, theme } from 'antd';
import { useState } from 'react';
import { Link } from '@swapt/shared/router';
import { t } from '@swapt/shared/text';
import { AddNote } from './add-note.js';
import { NoteActions } from './note-actions.js';
import { NoteOrigin, NoteReaders, NoteText } from './note-parts.js';
import { useNotesOfCode } from './notes.queries.js';

const fewest = 3;
/** The most that the API gives at once. */
const most = 100;

/** What the team keeps in mind about a code, the newest first. */
export function NotesPanel({ code }: { code: Pick<Code, 'org_id' | 'code_id' | 'status'> }) {
  const { session } = useShell();
  const [shown, setShown] = useState(fewest);
  const query = useNotesOfCode(code.code_id, shown);
  const mayWrite = session.can('codes:write') && code.status !== 'deleted';

  return (
    <Panel title={t('Notes')} extra={<Link to="/admin/notes">{t('All notes')}</Link>}>
      {mayWrite && <AddNote code={code} />}
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <Skeleton active title={false} paragraph={{ rows: 3 }} />}
      {query.data && <NoteList notes={query.data.data} />}
      {query.data && query.data.total > shown && shown < most && (
        <Button type="link" style={{ paddingInline: 0 }} onClick={() => setShown(most)}>
          {t('Show {total} more', { total: formatNumber(Math.min(query.data.total, most) - shown) })}
        </Button>
      )}
    </Panel>
  );
}

function NoteList({ notes }: { notes: Note[] }) {
  const { token } = theme.useToken();
  if (notes.length === 0) {
    return (
      <Typography.Text type="secondary">
        {t('No notes yet. Write down what matters about this code, such as where it hangs or what you agreed.')}
      </Typography.Text>
    );
  }
  return (
    <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {notes.map((note) => (
        <li
          key={note.id}
          style={{ borderTop: `1px solid ${token.colorBorderSecondary}`, paddingBlock: space.sm + space.xs }}
        >
          <Flex gap={space.sm} justify="space-between">
            <div style={{ minWidth: 0 }}>
              <NoteText note={note} />
              <Flex wrap gap={space.sm} align="center" style={{ marginTop: space.xs }}>
                <NoteReaders note={note} />
                <NoteOrigin note={note} />
              </Flex>
            </div>
            <NoteActions note={note} />
          </Flex>
        </li>
      ))}
    </ul>
  );
}
