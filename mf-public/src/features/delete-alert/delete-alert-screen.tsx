import { useScreenData } from '@swapt/shared/public';
import { CodePicture } from '../../frame/code-picture.js';
import { Message } from '../../frame/message.js';
import { HomeLink } from '../../frame/home-links.js';
import { AskForm } from './ask-form.js';
import { Confirmation } from './confirmation.js';

const again = (
  <a className="button" href="/deleteAlert">
    Ask for a new link
  </a>
);

/** From the request to be forgotten to its fulfilment. */
export default function DeleteAlertScreen() {
  const data = useScreenData('deleteAlert');
  switch (data.kind) {
    case 'form':
      return <AskForm {...data} />;
    case 'ask':
      return <Confirmation {...data} />;
    case 'sent':
      return (
        <Message title="Please check your inbox" picture={<CodePicture sign="tick" />} actions={<HomeLink />}>
          <p>If an organization here has data about your address, you will get an e-mail with a link.</p>
          <p>
            We delete nothing before you open the link and confirm. If you get no e-mail within a few minutes, nobody
            here has data about you.
          </p>
        </Message>
      );
    case 'kept':
      return (
        <Message title="Nothing was deleted" picture={<CodePicture sign="arrow" />} actions={<HomeLink />}>
          <p>Nothing has changed. If you change your mind, the link in your e-mail works for one day.</p>
        </Message>
      );
    case 'deleted':
      return (
        <Message title="Your data was deleted" picture={<CodePicture sign="tick" />} actions={<HomeLink />}>
          <p>We deleted it permanently. Nobody can restore it.</p>
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
        <Message title="This link no longer works" picture={<CodePicture sign="cross" />} actions={again}>
          <p>Someone already used it, it is older than a day, or there is nothing left to delete.</p>
        </Message>
      );
  }
}
