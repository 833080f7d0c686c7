import { LinkedText } from '@swapt/shared/links';
import { useScreenData } from '@swapt/shared/public';
import { CodePicture } from '../../frame/code-picture.js';
import { Message } from '../../frame/message.js';
import { PageFrame } from '../../frame/page-frame.js';
import { HomeLink } from '../../frame/home-links.js';

/** A note that an organization wrote on one of its codes for everybody. */
export default function NoteScreen() {
  const note = useScreenData('note');
  if (note.kind === 'unknown') return <UnknownNote />;
  return (
    <PageFrame>
      <article className="prose">
        <h1>A note from {note.orgName}</h1>
        <p className="note-text">
          <LinkedText text={note.text} />
        </p>
        <p className="small">
          Written on <time dateTime={note.at}>{dayOf(note.at)}</time>
        </p>
      </article>
    </PageFrame>
  );
}

const days = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
/** The same on the server and in every browser: in UTC. */
const dayOf = (at: string) => days.format(new Date(at));

function UnknownNote() {
  return (
    <Message
      title="We cannot show this note"
      picture={<CodePicture sign="question" />}
      actions={
        <>
          <HomeLink />
          <a className="button quiet" href="/admin/notes">
            Sign in to open it
          </a>
        </>
      }
    >
      <p>Someone may have deleted it, or only the team can read it. Please check every letter of the address.</p>
      <p>If you belong to the team, you find it under Notes in the console.</p>
    </Message>
  );
}
