import { usePageData } from '@swapt/shared/public';
import { aiLimits } from '@swapt/shared/values';
import { PageFrame } from '../../frame/page-frame.js';
import { Finished } from './finished.js';
import { WishForm } from './wish-form.js';

/** Words become a picture around a code. A plain form: it works without script. */
export default function AiQrScreen() {
  const { picture, isModel } = usePageData('aiqr');
  return (
    <PageFrame>
      <div className="ai-qr">
        <h1>{picture ? 'Your picture is ready' : 'A QR code that is a picture'}</h1>
        {picture === null && (
          <p className="notice" role="status">
            This picture is over: without an account a picture is kept for {aiLimits.guestDays} days. You can make
            another one here.
          </p>
        )}
        {picture ? (
          <Finished picture={picture} />
        ) : (
          <p className="lead">
            Say what your code is about and choose a style. Every picture is tried in bad light, from an angle and from
            afar before you get it: one that phones cannot scan is never shown.
          </p>
        )}
        <WishForm />
        <p className="small">
          {isModel
            ? 'The pictures are painted by an AI model.'
            : 'Made here by our own renderer, without an AI model: your words choose the colours and shapes.'}{' '}
          Without an account, {aiLimits.perNetwork} pictures a day come from one network, and each is kept for{' '}
          {aiLimits.guestDays} days. <a href="/auth/login">Sign in</a> to keep yours, and to change later where they
          lead.
        </p>
      </div>
    </PageFrame>
  );
}
