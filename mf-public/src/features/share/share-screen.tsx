import { useScreenData } from '@swapt/shared/public';
import { CodePicture } from '../../frame/code-picture.js';
import { Message } from '../../frame/message.js';
import { PageFrame } from '../../frame/page-frame.js';
import { HomeLink } from '../../frame/home-links.js';
import { ShareActions } from './share-actions.js';

/** A code or page to pass on: with the phone's own share sheet, as a link, or by letting somebody scan this screen. */
export default function ShareScreen() {
  const share = useScreenData('share');
  if (share.kind === 'unknown') return <Unknown />;
  const { title, orgName, address, picture, about } = share;
  return (
    <PageFrame about={about}>
      <section className="message share">
        <h1>Share {title}</h1>
        {orgName !== '' && <p className="lead">From {orgName}</p>}
        <img src={picture} alt={`QR code of ${title}`} width="260" height="260" />
        <p className="small">Let someone scan it from your screen, or send the link:</p>
        <p className="address" id="address">
          {address}
        </p>
        <ShareActions title={title} address={address} />
        <p>
          <a href={address}>Open it</a> ·{' '}
          <a href={picture} download="qr-code.svg">
            Download the code
          </a>
        </p>
      </section>
    </PageFrame>
  );
}

function Unknown() {
  return (
    <Message title="You cannot share this" picture={<CodePicture sign="question" />} actions={<HomeLink />}>
      <p>The code or page may have expired, be paused or be deleted. Please open it again and share it from there.</p>
    </Message>
  );
}
