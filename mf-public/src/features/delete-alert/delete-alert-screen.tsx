import { usePageData } from '@swapt/shared/public';
import { CodePicture } from '../../frame/code-picture.js';
import { Message } from '../../frame/message.js';
import { HomeLink } from '../../frame/ways-on.js';
import { AskForm } from './ask-form.js';
import { Confirmation } from './confirmation.js';

const again = (
  <a className="button" href="/deleteAlert">
    Ask for a new link
  </a>
);

/** From the wish to be forgotten to its fulfilment. */
export default function DeleteAlertScreen() {
  const data = usePageData('deleteAlert');
  switch (data.kind) {
    case 'form':
      return <AskForm {...data} />;
    case 'ask':
      return <Confirmation {...data} />;
    case 'sent':
      return (
        <Message title="Please look into your mailbox" picture={<CodePicture sign="tick" />} actions={<HomeLink />}>
          <p>If anybody here keeps something under your address, a mail with a link is on its way.</p>
          <p>
            Nothing is deleted before you open the link and confirm it. No mail after some minutes? Then nothing is
            kept.
          </p>
        </Message>
      );
    case 'kept':
      return (
        <Message title="Nothing was deleted" picture={<CodePicture sign="arrow" />} actions={<HomeLink />}>
          <p>
            Everything stays as it was. The link in your mail works until it is a day old, should you change your mind.
          </p>
        </Message>
      );
    case 'deleted':
      return (
        <Message title="It is deleted" picture={<CodePicture sign="tick" />} actions={<HomeLink />}>
          <p>Nothing of it is left here, and nobody can bring it back.</p>
        </Message>
      );
    case 'blocked':
      return (
        <Message
          title="Your account cannot be deleted yet"
          picture={<CodePicture sign="pause" />}
          actions={
            <a className="button" href="/admin/profile">
              Open your profile
            </a>
          }
        >
          <p>{data.reason}</p>
        </Message>
      );
    case 'over':
      return (
        <Message title="This link does not work any more" picture={<CodePicture sign="cross" />} actions={again}>
          <p>It was used, is older than a day, or there is nothing left to delete.</p>
        </Message>
      );
  }
}
