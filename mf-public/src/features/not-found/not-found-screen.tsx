import { useScreenData } from '@swapt/shared/public';
import { CodePicture } from '../../frame/code-picture.js';
import { Message } from '../../frame/message.js';
import { HomeLinks } from '../../frame/home-links.js';
import { useText } from '../../frame/use-text.js';

export default function NotFoundScreen() {
  const text = useText('notFound');
  const { title = text('title'), text: why = text('text') } = useScreenData('notFound');
  return (
    <Message title={title} picture={<CodePicture sign="question" />} actions={<HomeLinks />}>
      <p>{why}</p>
    </Message>
  );
}
