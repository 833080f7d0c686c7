import { useScreenData } from '@swapt/shared/public';
import { CodePicture } from '../../frame/code-picture.js';
import { Message } from '../../frame/message.js';
import { HomeLinks } from '../../frame/home-links.js';

export default function NotFoundScreen() {
  const { title = 'There is no page here', text = 'You may have mistyped the address, or the page may have moved.' } =
    useScreenData('notFound');
  return (
    <Message title={title} picture={<CodePicture sign="question" />} actions={<HomeLinks />}>
      <p>{text}</p>
    </Message>
  );
}
