import { useScreenData } from '@swapt/shared/public';
import { CodePicture } from '../../frame/code-picture.js';
import { Message } from '../../frame/message.js';
import { PageFrame } from '../../frame/page-frame.js';
import { HomeLink } from '../../frame/home-links.js';
import { useText } from '../../frame/use-text.js';
import { ShareActions } from './share-actions.js';

/** A code or page to pass on: with the phone's own share sheet, as a link, or by letting somebody scan this screen. */
export default function ShareScreen() {
  const share = useScreenData('share');
  const text = useText('share');
  const frame = useText('frame');
  if (share.kind === 'unknown') return <Unknown />;
  const { title, orgName, address, picture, about } = share;
  return (
    <PageFrame about={about}>
      <section className="message share">
        <h1>{text('title', { title })}</h1>
        {orgName !== '' && <p className="lead">{frame('fromOrg', { orgName })}</p>}
        <img src={picture} alt={text('qrOf', { title })} width="260" height="260" />
        <p className="small">{text('letScan')}</p>
        <p className="address" id="address" dir="ltr">
          {address}
        </p>
        <ShareActions title={title} address={address} />
        <p>
          <a href={address}>{text('open')}</a> ·{' '}
          <a href={picture} download="qr-code.svg">
            {text('download')}
          </a>
        </p>
      </section>
    </PageFrame>
  );
}

function Unknown() {
  const text = useText('share');
  return (
    <Message title={text('unknownTitle')} picture={<CodePicture sign="question" />} actions={<HomeLink />}>
      <p>{text('unknownText')}</p>
    </Message>
  );
}
