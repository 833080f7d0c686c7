import { useScreenData, type PublicScreenData } from '@swapt/shared/public';
import { CodePicture } from '../../frame/code-picture.js';
import { Message } from '../../frame/message.js';
import { useCountedView } from '../../frame/use-counted-view.js';
import { HomeLink } from '../../frame/home-links.js';

type OneTime<K> = Extract<PublicScreenData, { screen: 'oneTime' } & { kind: K }>;

/** A code that works once: it is used by the button, never by opening the page. */
export default function OneTimeScreen() {
  const code = useScreenData('oneTime');
  if (code.kind === 'ready') return <Ready {...code} />;
  if (code.kind === 'redeemed') return <Redeemed {...code} />;
  return code.kind === 'used' ? <Used {...code} /> : <Busy />;
}

/** A plain form: it works without script. */
function Ready({ slug, orgName, offer, viewToken }: OneTime<'ready'>) {
  useCountedView(viewToken);
  return (
    <Message
      title={offer || `A code from ${orgName} that works once`}
      picture={<CodePicture sign="tick" />}
      actions={null}
      about={{ kind: 'code', id: slug, isPrivate: true }}
    >
      {offer && <p className="lead">From {orgName}</p>}
      <p>
        This code works once. Press the button only when you are at the counter and it is your turn. You cannot use it
        again after that.
      </p>
      <form method="post" action={`/${slug}`}>
        <button className="button">Use it now</button>
      </form>
    </Message>
  );
}

function Redeemed({ orgName, offer, at, target }: OneTime<'redeemed'>) {
  return (
    <Message title="You have used your code" picture={<CodePicture sign="tick" />} actions={<Onward target={target} />}>
      {offer && <p className="lead">{offer}</p>}
      <p>
        <time dateTime={at}>Just now</time>, at {orgName}. Show this page to the staff.
      </p>
    </Message>
  );
}

function Used({ orgName, offer, at, ago, target }: OneTime<'used'>) {
  return (
    <Message
      title="This code has already been used"
      picture={<CodePicture sign="cross" />}
      actions={target ? <Onward target={target} /> : <HomeLink />}
    >
      {offer && <p className="lead">{offer}</p>}
      <p>
        {target ? 'You used it on this phone ' : 'Someone used it '}
        <time dateTime={at}>{ago}</time>. Each of these codes works once.
      </p>
      {!target && <p>If that was not you, please ask {orgName}.</p>}
    </Message>
  );
}

function Busy() {
  return (
    <Message
      title="Too many attempts at once"
      picture={<CodePicture sign="pause" />}
      actions={
        <a className="button" href="">
          Back to the code
        </a>
      }
    >
      <p>
        Many phones here are using codes at the same time. Your code is still unused. Please wait a minute and try
        again.
      </p>
    </Message>
  );
}

const Onward = ({ target }: { target: string }) => (
  <a className="button" href={target}>
    Continue
  </a>
);
