import { useScreenData } from '@swapt/shared/public';
import { CodePicture } from '../../frame/code-picture.js';
import { PageFrame } from '../../frame/page-frame.js';
import { useText } from '../../frame/use-text.js';

/** The landing screen of the installation's special host: visitors come for that host's codes, not for the product. */
export default function HostHomeScreen() {
  const { host } = useScreenData('hostHome');
  const text = useText('hostHome');
  return (
    <PageFrame brand={host}>
      <section className="message">
        <CodePicture sign="arrow" />
        <h1>{text('title', { host })}</h1>
        <p>{text('text')}</p>
        <p className="actions">
          <a className="button" href="/auth/login">
            {text('signIn')}
          </a>
          <a className="button quiet" href="/privacy">
            {text('privacy')}
          </a>
        </p>
      </section>
    </PageFrame>
  );
}
