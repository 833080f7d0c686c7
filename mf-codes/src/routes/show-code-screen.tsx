import { RulesPanel } from '../features/code-rules/rules-panel.js';
import { ShowCode } from '../features/codes/show/show-code.js';
import { NotesPanel } from '../features/notes/notes-panel.js';
import { OneTimePanel } from '../features/one-time/one-time-panel.js';
import { AliasesPanel } from '../features/short-links/aliases-panel.js';

/** The page of a code, with what other features know of it. */
export default function ShowCodeScreen() {
  return (
    <ShowCode
      rules={(code) => <RulesPanel code={code} />}
      addresses={(code) => <AliasesPanel code={code} />}
      more={(code) => (
        <>
          <OneTimePanel code={code} />
          <NotesPanel code={code} />
        </>
      )}
    />
  );
}
