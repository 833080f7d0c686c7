import { usePageData } from '@swapt/shared/public';
import { CodePicture } from '../../frame/code-picture.js';
import { Message } from '../../frame/message.js';
import { useCountedView } from '../../frame/use-counted-view.js';
import { HomeLink } from '../../frame/ways-on.js';

const again = (
  <a className="button quiet" href="">
    Try again
  </a>
);

/** What a scan shows when the code does not lead anywhere. */
export default function CodeScreen() {
  const code = usePageData('code');
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
          Your phone scanned it correctly. What it leads to is taking a break, and it will be back at the same code.
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
        <p>Please scan it again then: the print stays the same.</p>
      </Message>
    );
  }
  if (code.kind === 'expired' || code.kind === 'usedUp') {
    return <Over kind={code.kind} orgName={code.orgName} />;
  }
  if (code.kind === 'deleted' || code.kind === 'archived') {
    return (
      <Message title="This code is no longer in use" picture={<CodePicture sign="cross" />} actions={<HomeLink />}>
        <p>
          Your phone scanned it correctly, but its owner has taken it out of service. You may be holding an old print.
        </p>
        <p>If you found it in a shop, please ask there for the present one.</p>
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
      <p>There is nothing at this address. If you typed it, please compare it with the print, letter by letter.</p>
      <p>If you scanned it, the print may be damaged: try once more from a little further away.</p>
    </Message>
  );
}

const over = {
  expired: ['This code has expired', 'Your phone scanned it correctly, but its time is over.'],
  usedUp: ['This code is used up', 'Your phone scanned it correctly, but it has been used as often as it could be.'],
} as const;

function Over({ kind, orgName }: { kind: keyof typeof over; orgName: string }) {
  const [title, why] = over[kind];
  return (
    <Message title={title} picture={<CodePicture sign="cross" />} actions={<HomeLink />}>
      <p>{why}</p>
      <p>Please ask {orgName} for the present one.</p>
    </Message>
  );
}
