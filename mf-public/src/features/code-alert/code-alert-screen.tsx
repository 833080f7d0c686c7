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
      says={{
        title: text('title'),
        hint: text('text'),
        sent: text('sentText'),
        stopped: text('stoppedText'),
        question:
          page.kind === 'ask' || page.kind === 'on' ? text(page.kind === 'ask' ? 'confirmText' : 'onText', page) : '',
      }}
      links={{ sent: <HomeLink />, done: page.slug === '' ? <HomeLink /> : openCode }}
    />
  );
}
