import { useScreenData } from '@swapt/shared/public';
import { AlertMessage } from '../../entities/alert/alert-message.js';
import { HomeLink } from '../../frame/home-links.js';
import { useText } from '../../frame/use-text.js';

/** Asks to be told once when a variant can be bought again, and confirms it. */
export default function ItemAlertScreen() {
  const page = useScreenData('itemAlert');
  const text = useText('itemAlert');
  const link =
    page.product === '' ? (
      <HomeLink />
    ) : (
      <a className="button quiet" href={page.product}>
        {text('openItem')}
      </a>
    );
  return (
    <AlertMessage
      page={page}
      text={text}
      question={page.kind === 'ask' ? text('confirmText', page) : page.kind === 'on' ? text('onText', page) : ''}
      links={{ sent: link, done: link }}
    />
  );
}
