import { CodePicture } from '../../frame/code-picture.js';
import { HomeLink } from '../../frame/home-links.js';
import { Message } from '../../frame/message.js';
import { useText } from '../../frame/use-text.js';

/** There is no such store, or none that shoppers may see. */
export function NoStore() {
  const text = useText('store');
  return (
    <Message title={text('unknownTitle')} picture={<CodePicture sign="question" />} actions={<HomeLink />}>
      <p>{text('unknownText')}</p>
    </Message>
  );
}
