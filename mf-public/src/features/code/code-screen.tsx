import { useScreenData, type CodeScreenData } from '@swapt/shared/public';
import { CodePicture } from '../../frame/code-picture.js';
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
      return <Paused orgName={code.orgName} {...(code.slug !== undefined && { slug: code.slug })} />;
    case 'notYet':
      return <NotYet {...code} />;
    case 'expired':
    case 'usedUp':
      return <Over kind={code.kind} orgName={code.orgName} />;
    case 'deleted':
    case 'archived':
      return <Gone />;
    case 'unknown':
      return <Unknown />;
  }
}

const Again = () => (
  <>
    <TryAgain />
    <HomeLink />
  </>
);

function Paused({ orgName, slug }: { orgName: string; slug?: string }) {
  const text = useText('code');
  return (
    <Message
      title={text('pausedTitle', { orgName })}
      picture={<CodePicture sign="pause" />}
      about={slug === undefined ? undefined : { kind: 'code', id: slug, isPrivate: true }}
      actions={<Again />}
    >
      <p>{text('pausedText')}</p>
      <p>{text('pausedAdvice', { orgName })}</p>
    </Message>
  );
}

function NotYet({ orgName, startsAt, wait }: Extract<CodeScreenData, { kind: 'notYet' }>) {
  const text = useText('code');
  const time = (words: React.ReactNode) => <time dateTime={startsAt}>{words}</time>;
  return (
    <Message title={text('notYetTitle')} picture={<CodePicture sign="pause" />} actions={<Again />}>
      <p>{text.rich('notYetText', { orgName, wait, time })}</p>
      <p>{text('notYetAdvice')}</p>
    </Message>
  );
}

function Over({ kind, orgName }: { kind: 'expired' | 'usedUp'; orgName: string }) {
  const text = useText('code');
  return (
    <Message title={text(`${kind}Title`)} picture={<CodePicture sign="cross" />} actions={<HomeLink />}>
      <p>{text(`${kind}Text`)}</p>
      <p>{text('askForCurrent', { orgName })}</p>
    </Message>
  );
}

function Gone() {
  const text = useText('code');
  return (
    <Message title={text('goneTitle')} picture={<CodePicture sign="cross" />} actions={<HomeLink />}>
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
