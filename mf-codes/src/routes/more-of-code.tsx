import type { Code } from '@swapt/shared/contract';
import { NotesPanel } from '../features/notes/notes-panel.js';
import { OneTimePanel } from '../features/one-time/one-time-panel.js';
import { AliasesPanel } from '../features/short-links/aliases-panel.js';

/** What stands below the first screenful of a code's page. */
export default function MoreOfCode({ code }: { code: Code }) {
  return (
    <>
      <AliasesPanel code={code} />
      <OneTimePanel code={code} />
      <NotesPanel code={code} />
    </>
  );
}
