import { LinkedText } from '@swapt/shared/links';
import { useScreenData, type ContentScreenData } from '@swapt/shared/public';
import { asksOf } from '../../frame/cookie-ask.js';
import { PageFrame } from '../../frame/page-frame.js';
import { useText } from '../../frame/use-text.js';
import { FileView } from './file-view.js';
import { WifiView } from './wifi-view.js';

/** The content of a code. */
export default function ContentScreen() {
  const page = useScreenData('content');
  return (
    <PageFrame about={{ kind: 'code', id: page.slug }} asks={asksOf(page)}>
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
  const say = useText('content');
  return (
    <>
      <h1>{say('noteTitle', { orgName })}</h1>
      <p className="note-text" dir="auto">
        <LinkedText text={text} />
      </p>
    </>
  );
}

function EventView({ orgName, title, when, starts, place, description, ics }: Of<'event'>) {
  const text = useText('content');
  return (
    <>
      <h1>{title}</h1>
      <p className="lead">{text('byOrg', { orgName })}</p>
      <dl className="facts">
        <div>
          <dt>{text('when')}</dt>
          <dd>
            <time dateTime={starts}>{when}</time>
          </dd>
        </div>
        {place && (
          <div>
            <dt>{text('where')}</dt>
            <dd>
              <bdi>
                <LinkedText text={place} />
              </bdi>
            </dd>
          </div>
        )}
      </dl>
      {description && (
        <p className="as-written" dir="auto">
          <LinkedText text={description} />
        </p>
      )}
      <p className="actions">
        <a className="button" href={ics}>
          {text('addToCalendar')}
        </a>
      </p>
    </>
  );
}

function AppView({ orgName, title, ios, android, other }: Of<'app'>) {
  const text = useText('content');
  const frame = useText('frame');
  return (
    <>
      <h1>{title}</h1>
      <p className="lead">{frame('fromOrg', { orgName })}</p>
      <p>{text('chooseStore')}</p>
      <p className="actions">
        {ios && (
          <a className="button" href={ios} rel="noopener">
            {text('forApple')}
          </a>
        )}
        {android && (
          <a className="button" href={android} rel="noopener">
            {text('forAndroid')}
          </a>
        )}
        {other && (
          <a className="button quiet" href={other} rel="noopener">
            {text('forOthers')}
          </a>
        )}
      </p>
    </>
  );
}
