import { useScreenData } from '@swapt/shared/public';
import { aiLimits } from '@swapt/shared/values';
import { PageFrame } from '../../frame/page-frame.js';
import { Finished } from './finished.js';
import { AiQrForm } from './ai-qr-form.js';

/** Words become a picture around a code. A plain form: it works without script. */
export default function AiQrScreen() {
  const { picture, isModel } = useScreenData('aiQr');
  return (
    <PageFrame>
      <div className="ai-qr">
        <h1>{picture ? 'Your picture is ready' : 'Turn your QR code into a picture'}</h1>
        {picture === null && (
          <p className="notice" role="status">
            This picture has expired. Without an account, we keep a picture for {aiLimits.guestDays} days. You can make
            a new one here.
          </p>
        )}
        {picture ? (
          <Finished picture={picture} />
        ) : (
          <p className="lead">
            Describe what your code is about and choose a style. We test every picture in poor light, at an angle and
            from a distance, and only show you pictures that phones can scan.
          </p>
        )}
        <AiQrForm />
        <p className="small">
          {isModel
            ? 'An AI model makes the pictures.'
            : 'Our own renderer makes the pictures without an AI model. Your words choose the colours and shapes.'}{' '}
          Without an account, {aiLimits.perNetwork} pictures a day come from one network, and each is kept for{' '}
          {aiLimits.guestDays} days. <a href="/auth/login">Sign in</a> to keep your pictures and to change later where
          they lead.
        </p>
      </div>
    </PageFrame>
  );
}
