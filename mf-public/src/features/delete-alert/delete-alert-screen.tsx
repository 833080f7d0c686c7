import { useScreenData } from '@swapt/shared/public';
import { CodePicture } from '../../frame/code-picture.js';
import { Message } from '../../frame/message.js';
import { HomeLink } from '../../frame/home-links.js';
import { useText } from '../../frame/use-text.js';
import { AskForm } from './ask-form.js';
import { Confirmation } from './confirmation.js';

/** From the request to be forgotten to its fulfilment. */
export default function DeleteAlertScreen() {
  const data = useScreenData('deleteAlert');
  const text = useText('deleteAlert');
  switch (data.kind) {
    case 'form':
      return <AskForm {...data} />;
    case 'ask':
      return <Confirmation {...data} />;
    case 'sent':
      return (
        <Message title={text('sentTitle')} picture={<CodePicture sign="tick" />} actions={<HomeLink />}>
          <p>{text('sentText')}</p>
          <p>{text('sentAdvice')}</p>
        </Message>
      );
    case 'kept':
      return (
        <Message title={text('keptTitle')} picture={<CodePicture sign="arrow" />} actions={<HomeLink />}>
          <p>{text('keptText')}</p>
        </Message>
      );
    case 'deleted':
      return (
        <Message title={text('deletedTitle')} picture={<CodePicture sign="tick" />} actions={<HomeLink />}>
          <p>{text('deletedText')}</p>
        </Message>
      );
    case 'blocked':
      return (
        <Message
          title={text('blockedTitle')}
          picture={<CodePicture sign="pause" />}
          actions={
            <a className="button" href="/admin/profile">
              {text('openProfile')}
            </a>
          }
        >
          <p>{data.reason}</p>
        </Message>
      );
    case 'over':
      return (
        <Message
          title={text('overTitle')}
          picture={<CodePicture sign="cross" />}
          actions={
            <a className="button" href="/deleteAlert">
              {text('askAgain')}
            </a>
          }
        >
          <p>{text('overText')}</p>
        </Message>
      );
  }
}
