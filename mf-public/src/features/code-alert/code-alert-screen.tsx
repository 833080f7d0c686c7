import { useScreenData } from '@swapt/shared/public';
import { AlertMessage } from '../../entities/alert/alert-message.js';
import { HomeLink } from '../../frame/home-links.js';
import { useText } from '../../frame/use-text.js';

/** Asks to be told once when a code works, and confirms it. */
export default function CodeAlertScreen() {
  const page = useScreenData('codeAlert');
  const text = useText('codeAlert');
  const openCode = (
    <a className="button quiet" href={`/${page.slug}`}>
      {text('openCode')}
    </a>
  );
  return (
    <AlertMessage
      page={page}
      text={text}
      question={page.kind === 'ask' ? text('confirmText', page) : page.kind === 'on' ? text('onText', page) : ''}
      links={{ sent: <HomeLink />, done: page.slug === '' ? <HomeLink /> : openCode }}
    />
  );
}
