import { usePage, useScreenData } from '@swapt/shared/public';
import { CodePicture } from '../../frame/code-picture.js';
import { Message } from '../../frame/message.js';
import { HomeLinks, TryAgain } from '../../frame/home-links.js';
import { useText } from '../../frame/use-text.js';

/** Nothing is there, or it failed. Who came to a shop's page is helped on by the shop, and not led to ours. */
export default function NotFoundScreen() {
  const { shop } = usePage();
  const text = useText('notFound');
  const { title = text('title'), text: why = text('text') } = useScreenData('notFound');
  return (
    <Message
      title={title}
      picture={<CodePicture sign="question" />}
      actions={shop ? <TryAgain /> : <HomeLinks />}
      isDeadEnd
    >
      <p>{why}</p>
    </Message>
  );
}
