import { useScreenData } from '@swapt/shared/public';
import { CodePicture } from '../../frame/code-picture.js';
import { Message } from '../../frame/message.js';
import { HomeLink, HomeLinks } from '../../frame/home-links.js';

/** Says kindly why there is no page here. */
export function MissingPage() {
  const data = useScreenData('page');
  if (data.kind === 'draft') {
    return (
      <Message
        title="This page is not public at the moment"
        picture={<CodePicture sign="pause" />}
        actions={<HomeLinks />}
      >
        <p>{data.orgName} is working on it. Please try again later.</p>
        <p>If you belong to the team, you find it under Pages in the console.</p>
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
        <p>This is the right address, but we cannot show the page at the moment.</p>
        <p>Please try again later, or ask {data.orgName}.</p>
      </Message>
    );
  }
  if (data.kind === 'deleted') {
    return (
      <Message title="This page no longer exists" picture={<CodePicture sign="cross" />} actions={<HomeLinks />}>
        <p>{data.orgName} has removed it. Ask them where to find what you are looking for.</p>
      </Message>
    );
  }
  if (data.kind === 'freed') {
    return (
      <Message title="This page no longer exists" picture={<CodePicture sign="cross" />} actions={<HomeLinks />}>
        <p>Nobody uses this address any more. Ask the person who gave it to you for the new one.</p>
      </Message>
    );
  }
  return (
    <Message title="We do not know this page" picture={<CodePicture sign="question" />} actions={<HomeLinks />}>
      <p>There is nothing at this address. Please check every letter of it or scan the code again.</p>
    </Message>
  );
}
