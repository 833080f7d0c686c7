import { LinkedText } from '@swapt/shared/links';
import { useScreenData, type ContentScreenData } from '@swapt/shared/public';
import { PageFrame } from '../../frame/page-frame.js';
import { FileView } from './file-view.js';
import { WifiView } from './wifi-view.js';

/** What a code holds itself. */
export default function ContentScreen() {
  const page = useScreenData('content');
  return (
    <PageFrame about={{ kind: 'code', id: page.slug }}>
      <article className="code-content">{viewOf(page)}</article>
    </PageFrame>
  );
}

function viewOf(page: ContentScreenData) {
  switch (page.kind) {
    case 'note':
      return <NoteView {...page} />;
    case 'file':
      return <FileView {...page} />;
    case 'event':
      return <EventView {...page} />;
    case 'wifi':
      return <WifiView {...page} />;
    case 'app':
      return <AppView {...page} />;
  }
}

type Of<K> = Extract<ContentScreenData, { kind: K }>;

function NoteView({ orgName, text }: Of<'note'>) {
  return (
    <>
      <h1>A note from {orgName}</h1>
      <p className="note-text">
        <LinkedText text={text} />
      </p>
    </>
  );
}

function EventView({ orgName, title, when, starts, place, description, ics }: Of<'event'>) {
  return (
    <>
      <h1>{title}</h1>
      <p className="lead">By {orgName}</p>
      <dl className="facts">
        <div>
          <dt>When</dt>
          <dd>
            <time dateTime={starts}>{when}</time>
          </dd>
        </div>
        {place && (
          <div>
            <dt>Where</dt>
            <dd>
              <LinkedText text={place} />
            </dd>
          </div>
        )}
      </dl>
      {description && (
        <p className="as-written">
          <LinkedText text={description} />
        </p>
      )}
      <p className="actions">
        <a className="button" href={ics}>
          Add to my calendar
        </a>
      </p>
    </>
  );
}

function AppView({ orgName, title, ios, android, other }: Of<'app'>) {
  return (
    <>
      <h1>{title}</h1>
      <p className="lead">From {orgName}</p>
      <p>Choose where you get your apps:</p>
      <p className="actions">
        {ios && (
          <a className="button" href={ios} rel="noopener">
            For iPhone and iPad
          </a>
        )}
        {android && (
          <a className="button" href={android} rel="noopener">
            For Android
          </a>
        )}
        {other && (
          <a className="button quiet" href={other} rel="noopener">
            For other devices
          </a>
        )}
      </p>
    </>
  );
}
