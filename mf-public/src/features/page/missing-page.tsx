import { usePageData } from '@swapt/shared/public';
import { CodePicture } from '../../frame/code-picture.js';
import { Message } from '../../frame/message.js';
import { HomeLink, WaysOn } from '../../frame/ways-on.js';

/** Says kindly why there is no page here. */
export function MissingPage() {
  const data = usePageData('page');
  if (data.kind === 'draft') {
    return (
      <Message
        title="This page is not public at the moment"
        picture={<CodePicture sign="pause" />}
        actions={<WaysOn />}
      >
        <p>{data.orgName} is working on it. Please come back a little later.</p>
        <p>If you belong to the team, you see it in the console among your pages.</p>
      </Message>
    );
  }
  if (data.kind === 'paused') {
    return (
      <Message
        title="This page is paused"
        picture={<CodePicture sign="pause" />}
        actions={
          <>
            <a className="button quiet" href="">
              Try again
            </a>
            <HomeLink />
          </>
        }
      >
        <p>You came to the right address. It cannot be shown at the moment.</p>
        <p>Please try again later, or ask {data.orgName}.</p>
      </Message>
    );
  }
  if (data.kind === 'deleted') {
    return (
      <Message title="This page is no longer there" picture={<CodePicture sign="cross" />} actions={<WaysOn />}>
        <p>{data.orgName} has taken it down. Ask them where to find what you are looking for.</p>
      </Message>
    );
  }
  if (data.kind === 'freed') {
    return (
      <Message title="This page is no longer there" picture={<CodePicture sign="cross" />} actions={<WaysOn />}>
        <p>Its name is not in use any more. Ask whoever gave you the address for the present one.</p>
      </Message>
    );
  }
  return (
    <Message title="We do not know this page" picture={<CodePicture sign="question" />} actions={<WaysOn />}>
      <p>There is nothing at this address. Please check it, letter by letter, or scan the code once more.</p>
    </Message>
  );
}
