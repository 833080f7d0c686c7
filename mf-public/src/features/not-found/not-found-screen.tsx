import { CodePicture } from '../../frame/code-picture.js';
import { Message } from '../../frame/message.js';

export default function NotFoundScreen() {
  return (
    <Message
      title="There is no page here"
      picture={<CodePicture sign="question" />}
      actions={
        <>
          <a className="button" href="/">
            Go to the start page
          </a>
          <a className="button quiet" href="/admin">
            Open the console
          </a>
        </>
      }
    >
      <p>The address may be mistyped, or the page may have moved.</p>
    </Message>
  );
}
