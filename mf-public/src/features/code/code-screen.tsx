import { useScreenData, type About, type CodeScreenData } from '@swapt/shared/public';
import { CodePicture } from '../../frame/code-picture.js';
import { AlertForm } from '../../entities/alert/alert-form.js';
import { Message } from '../../frame/message.js';
import { useCountedView } from '../../frame/use-counted-view.js';
import { HomeLink, TryAgain } from '../../frame/home-links.js';
import { useText } from '../../frame/use-text.js';

/** What a scan shows when the code does not lead anywhere. */
export default function CodeScreen() {
  const code = useScreenData('code');
  useCountedView('viewToken' in code ? code.viewToken : undefined);
  switch (code.kind) {
    case 'paused':
      return <Paused {...code} />;
    case 'notYet':
      return <NotYet {...code} />;
    case 'expired':
    case 'usedUp':
      return <Over {...code} kind={code.kind} />;
    case 'archived':
      return <Gone {...code} />;
    case 'deleted':
      return <Gone />;
    case 'unknown':
      return <Unknown />;
  }
}

const Again = () => (
  <>
    <HomeLink />
    <TryAgain />
  </>
);

type Named = Pick<Extract<CodeScreenData, { kind: 'paused' | 'notYet' }>, 'slug' | 'hasAlert'> & { orgName: string };

/** For its foot; it leads nowhere, so it is not to be shared. */
const aboutOf = ({ slug }: Partial<Named>): About | undefined =>
  slug === undefined ? undefined : { kind: 'code', id: slug, isPrivate: true };

/** Below a code that may work again. */
function Alert({ slug, hasAlert }: Partial<Named>) {
  const text = useText('codeAlert');
  if (slug === undefined || !hasAlert) return null;
  const action = `/code/${encodeURIComponent(slug)}/alert`;
  return <AlertForm action={action} email="" problems={{}} title={text('title')} hint={text('text')} />;
}

function Paused({ orgName, slug, hasAlert }: Named) {
  const text = useText('code');
  return (
    <Message
      title={text('pausedTitle', { orgName })}
      picture={<CodePicture sign="pause" />}
      about={aboutOf({ slug })}
      actions={<Again />}
      isDeadEnd
      last={<Alert slug={slug} hasAlert={hasAlert} />}
    >
      <p>{text('pausedText')}</p>
      <p>{text('pausedAdvice', { orgName })}</p>
    </Message>
  );
}

function NotYet({ orgName, startsAt, wait, slug, hasAlert }: Extract<CodeScreenData, { kind: 'notYet' }>) {
  const text = useText('code');
  const time = (words: React.ReactNode) => <time dateTime={startsAt}>{words}</time>;
  return (
    <Message
      title={text('notYetTitle')}
      picture={<CodePicture sign="pause" />}
      actions={<Again />}
      about={aboutOf({ slug })}
      isDeadEnd
      last={<Alert slug={slug} hasAlert={hasAlert} />}
    >
      <p>{text.rich('notYetText', { orgName, wait, time })}</p>
      <p>{text('notYetAdvice')}</p>
    </Message>
  );
}

function Over({ kind, orgName, slug, hasAlert }: Named & { kind: 'expired' | 'usedUp' }) {
  const text = useText('code');
  return (
    <Message
      title={text(`${kind}Title`)}
      picture={<CodePicture sign="cross" />}
      actions={<HomeLink />}
      about={aboutOf({ slug })}
      isDeadEnd
      last={<Alert slug={slug} hasAlert={hasAlert} />}
    >
      <p>{text(`${kind}Text`)}</p>
      <p>{text('askForCurrent', { orgName })}</p>
    </Message>
  );
}

function Gone({ slug, hasAlert }: Partial<Named>) {
  const text = useText('code');
  return (
    <Message
      title={text('goneTitle')}
      picture={<CodePicture sign="cross" />}
      actions={<HomeLink />}
      about={aboutOf({ slug })}
      isDeadEnd
      last={<Alert slug={slug} hasAlert={hasAlert} />}
    >
      <p>{text('goneText')}</p>
      <p>{text('goneAdvice')}</p>
    </Message>
  );
}

function Unknown() {
  const text = useText('code');
  return (
    <Message title={text('unknownTitle')} picture={<CodePicture sign="question" />} actions={<Again />}>
      <p>{text('unknownText')}</p>
      <p>{text('unknownAdvice')}</p>
    </Message>
  );
}
