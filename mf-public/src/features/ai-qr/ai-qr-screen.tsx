import { useScreenData } from '@swapt/shared/public';
import { aiLimits } from '@swapt/shared/values';
import { PageFrame } from '../../frame/page-frame.js';
import { useText } from '../../frame/use-text.js';
import { Finished } from './finished.js';
import { AiQrForm } from './ai-qr-form.js';

/** Words become a picture around a code. A plain form: it works without script. */
export default function AiQrScreen() {
  const text = useText('aiQr');
  const { picture, isModel } = useScreenData('aiQr');
  return (
    <PageFrame>
      <div className="ai-qr">
        <h1>{text(picture ? 'readyTitle' : 'title')}</h1>
        {picture === null && (
          <p className="notice" role="status">
            {text('expired', { days: aiLimits.guestDays })}
          </p>
        )}
        {picture ? <Finished picture={picture} /> : <p className="lead">{text('lead')}</p>}
        <AiQrForm />
        <p className="small">
          {text(isModel ? 'byModel' : 'byRenderer')}{' '}
          {text.rich('limits', {
            pictures: aiLimits.perGuest,
            days: aiLimits.guestDays,
            signIn: (words) => <a href="/auth/login">{words}</a>,
          })}
        </p>
      </div>
    </PageFrame>
  );
}
