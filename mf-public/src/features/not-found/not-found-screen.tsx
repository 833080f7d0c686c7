import { CodePicture } from '../../frame/code-picture.js';
import { Message } from '../../frame/message.js';
import { WaysOn } from '../../frame/ways-on.js';

export default function NotFoundScreen() {
  return (
    <Message title="There is no page here" picture={<CodePicture sign="question" />} actions={<WaysOn />}>
      <p>The address may be mistyped, or the page may have moved.</p>
    </Message>
  );
}
