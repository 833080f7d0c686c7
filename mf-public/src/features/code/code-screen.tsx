import { usePageData } from '@swapt/shared/public';
import { CodePicture } from '../../frame/code-picture.js';
import { Message } from '../../frame/message.js';
import { useCountedView } from '../../frame/use-counted-view.js';

const home = (
  <a className="button" href="/">
    Go to the start page
  </a>
);
const again = (
  <a className="button quiet" href="">
    Try again
  </a>
);

/** What a scan shows when the code does not lead anywhere. */
export default function CodeScreen() {
  const code = usePageData('code');
  useCountedView(code.kind === 'paused' ? code.viewToken : undefined);
  if (code.kind === 'paused') {
    return (
      <Message
        title={`${code.orgName} has paused this code`}
        picture={<CodePicture sign="pause" />}
        about={code.slug === undefined ? undefined : { kind: 'code', id: code.slug, isPrivate: true }}
        actions={
          <>
            {again}
            {home}
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
  if (code.kind === 'deleted') {
    return (
      <Message title="This code is no longer in use" picture={<CodePicture sign="cross" />} actions={home}>
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
          {home}
        </>
      }
    >
      <p>There is nothing at this address. If you typed it, please compare it with the print, letter by letter.</p>
      <p>If you scanned it, the print may be damaged: try once more from a little further away.</p>
    </Message>
  );
}
