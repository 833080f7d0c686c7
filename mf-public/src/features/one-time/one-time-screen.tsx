import { useScreenData, type PublicScreenData } from '@swapt/shared/public';
import { CodePicture } from '../../frame/code-picture.js';
import { Message } from '../../frame/message.js';
import { useCountedView } from '../../frame/use-counted-view.js';
import { HomeLink } from '../../frame/home-links.js';
import { useText } from '../../frame/use-text.js';
import { Proof } from './proof.js';
import { UseForm } from './use-form.js';

type OneTime<K> = Extract<PublicScreenData, { screen: 'oneTime' } & { kind: K }>;

/** A code that works once: it is used by the button, never by opening the page. */
export default function OneTimeScreen() {
  const code = useScreenData('oneTime');
  if (code.kind === 'ready') return <Ready {...code} />;
  if (code.kind === 'redeemed') return <Redeemed {...code} />;
  return code.kind === 'used' ? <Used {...code} /> : <Busy />;
}

function Ready(code: OneTime<'ready'>) {
  const { slug, orgName, offer, viewToken } = code;
  useCountedView(viewToken);
  const text = useText('oneTime');
  const frame = useText('frame');
  return (
    <Message
      title={offer || text('readyTitle', { orgName })}
      picture={<CodePicture sign="tick" />}
      actions={null}
      about={{ kind: 'code', id: slug, isPrivate: true }}
    >
      {offer && <p className="lead">{frame('fromOrg', { orgName })}</p>}
      <p>{text('readyText')}</p>
      <UseForm {...code} />
    </Message>
  );
}

function Redeemed({ orgName, offer, at, now, target }: OneTime<'redeemed'>) {
  const text = useText('oneTime');
  return (
    <Message title={text('redeemedTitle')} picture={<CodePicture sign="tick" />} actions={<Onward target={target} />}>
      {offer && (
        <p className="lead" dir="auto">
          {offer}
        </p>
      )}
      <p>{text('redeemedText', { orgName })}</p>
      <Proof orgName={orgName} at={at} now={now} />
    </Message>
  );
}

function Used({ orgName, offer, at, ago, target }: OneTime<'used'>) {
  const text = useText('oneTime');
  const time = (words: React.ReactNode) => <time dateTime={at}>{words}</time>;
  return (
    <Message
      title={text('usedTitle')}
      picture={<CodePicture sign="cross" />}
      actions={target ? <Onward target={target} /> : <HomeLink />}
      isDeadEnd={!target}
    >
      {offer && (
        <p className="lead" dir="auto">
          {offer}
        </p>
      )}
      <p>{text.rich(target ? 'usedByYou' : 'usedBySomeone', { ago, time })}</p>
      {!target && <p>{text('notYou', { orgName })}</p>}
    </Message>
  );
}

function Busy() {
  const text = useText('oneTime');
  return (
    <Message
      title={text('busyTitle')}
      picture={<CodePicture sign="pause" />}
      actions={
        <a className="button" href="">
          {text('backToCode')}
        </a>
      }
    >
      <p>{text('busyText')}</p>
    </Message>
  );
}

function Onward({ target }: { target: string }) {
  const text = useText('frame');
  return (
    <a className="button" href={target}>
      {text('continue')}
    </a>
  );
}
