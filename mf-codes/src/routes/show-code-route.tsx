import ShowCodeScreen from '../features/codes/show-code-screen.js';
import { NotesPanel } from '../features/notes/notes-panel.js';
import { OneTimePanel } from '../features/one-time/one-time-panel.js';

/** The page of a code, with what other features know of it. */
export default function ShowCodeRoute() {
  return (
    <ShowCodeScreen
      more={(code) => (
        <>
          <OneTimePanel code={code} />
          <NotesPanel code={code} />
        </>
      )}
    />
  );
}
