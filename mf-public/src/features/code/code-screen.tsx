import { useScreenData } from '@swapt/shared/public';
import { CodePicture } from '../../frame/code-picture.js';
import { Message } from '../../frame/message.js';
import { useCountedView } from '../../frame/use-counted-view.js';
import { HomeLink } from '../../frame/home-links.js';

const again = (
  <a className="button quiet" href="">
    Try again
  </a>
);

/** What a scan shows when the code does not lead anywhere. */
export default function CodeScreen() {
  const code = useScreenData('code');
  useCountedView('viewToken' in code ? code.viewToken : undefined);
  if (code.kind === 'paused') {
    return (
      <Message
        title={`${code.orgName} has paused this code`}
        picture={<CodePicture sign="pause" />}
        about={code.slug === undefined ? undefined : { kind: 'code', id: code.slug, isPrivate: true }}
        actions={
          <>
            {again}
            <HomeLink />
          </>
        }
      >
        <p>
          Your phone scanned it correctly, but the code is paused at the moment. You can use the same code again later.
        </p>
        <p>Please try again later, or ask {code.orgName}.</p>
      </Message>
    );
  }
  if (code.kind === 'notYet') {
    return (
      <Message
        title="This code does not work yet"
        picture={<CodePicture sign="pause" />}
        actions={
          <>
            {again}
            <HomeLink />
          </>
        }
      >
        <p>
          Your phone scanned it correctly. {code.orgName} opens it <time dateTime={code.startsAt}>{code.wait}</time>.
        </p>
        <p>Please scan the same code again then.</p>
      </Message>
    );
  }
  if (code.kind === 'expired' || code.kind === 'usedUp') {
    return <Over kind={code.kind} orgName={code.orgName} />;
  }
  if (code.kind === 'deleted' || code.kind === 'archived') {
    return (
      <Message title="This code is no longer in use" picture={<CodePicture sign="cross" />} actions={<HomeLink />}>
        <p>Your phone scanned it correctly, but its owner no longer uses it. You may have an old printed copy.</p>
        <p>If you found it in a shop, please ask there for the current one.</p>
      </Message>
    );
  }
  return (
    <Message
      title="We do not know this code"
      picture={<CodePicture sign="question" />}
      actions={
        <>
          {again}
          <HomeLink />
        </>
      }
    >
      <p>There is nothing at this address. If you typed it, please check every letter.</p>
      <p>If you scanned it, the printed code may be damaged. Try again from a little further away.</p>
    </Message>
  );
}

const over = {
  expired: ['This code has expired', 'Your phone scanned it correctly, but its end date has passed.'],
  usedUp: ['This code has no uses left', 'Your phone scanned it correctly, but it has reached its number of uses.'],
} as const;

function Over({ kind, orgName }: { kind: keyof typeof over; orgName: string }) {
  const [title, why] = over[kind];
  return (
    <Message title={title} picture={<CodePicture sign="cross" />} actions={<HomeLink />}>
      <p>{why}</p>
      <p>Please ask {orgName} for the current one.</p>
    </Message>
  );
}
