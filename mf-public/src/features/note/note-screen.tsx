import { LinkedText } from '@swapt/shared/links';
import { useScreenData } from '@swapt/shared/public';
import { CodePicture } from '../../frame/code-picture.js';
import { Message } from '../../frame/message.js';
import { PageFrame } from '../../frame/page-frame.js';
import { HomeLink } from '../../frame/home-links.js';
import { useText } from '../../frame/use-text.js';

/** A note that an organization wrote on one of its codes for everybody. */
export default function NoteScreen() {
  const note = useScreenData('note');
  const text = useText('note');
  if (note.kind === 'unknown') return <UnknownNote />;
  return (
    <PageFrame>
      <article className="prose">
        <h1>{text('title', { orgName: note.orgName })}</h1>
        <p className="note-text" dir="auto">
          <LinkedText text={note.text} />
        </p>
        <p className="small">
          {text.rich('writtenOn', { day: note.day, time: (words) => <time dateTime={note.at}>{words}</time> })}
        </p>
      </article>
    </PageFrame>
  );
}

function UnknownNote() {
  const text = useText('note');
  return (
    <Message
      title={text('unknownTitle')}
      picture={<CodePicture sign="question" />}
      actions={
        <>
          <HomeLink />
          <a className="button quiet" href="/admin/notes">
            {text('signInToOpen')}
          </a>
        </>
      }
    >
      <p>{text('unknownText')}</p>
      <p>{text('forTeam')}</p>
    </Message>
  );
}
