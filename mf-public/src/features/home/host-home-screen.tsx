import { useScreenData } from '@swapt/shared/public';
import { CodePicture } from '../../frame/code-picture.js';
import { PageFrame } from '../../frame/page-frame.js';

/** The landing screen of the installation's special host: visitors come for that host's codes, not for the product. */
export default function HostHomeScreen() {
  const { host } = useScreenData('hostHome');
  return (
    <PageFrame brand={host}>
      <section className="message">
        <CodePicture sign="arrow" />
        <h1>Welcome to {host}</h1>
        <p>You reach this site by scanning one of our codes. Point your phone’s camera at a code to continue.</p>
        <p className="actions">
          <a className="button" href="/auth/login">
            Sign in to manage the codes
          </a>
          <a className="button quiet" href="/privacy">
            What data do you save when I scan?
          </a>
        </p>
      </section>
    </PageFrame>
  );
}
