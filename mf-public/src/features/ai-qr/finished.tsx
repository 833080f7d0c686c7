import type { AiPicture } from '@swapt/shared/contract';
import { useText } from '../../frame/use-text.js';

/** The picture with its files. */
export function Finished({ picture }: { picture: AiPicture }) {
  const text = useText('aiQr');
  const { prompt, style, target, png_url: png, svg_url: svg, score, made_by: madeBy } = picture;
  return (
    <section className="finished" aria-label={text('yourPicture')}>
      <img src={png} alt={text('pictureAlt', { style: text(style), prompt })} width="600" height="600" />
      <div>
        {prompt !== '' && (
          <p className="lead" dir="auto">
            {prompt}
          </p>
        )}
        <dl>
          <dt>{text('style')}</dt>
          <dd>{text(madeBy === 'model' ? 'styleByModel' : 'styleByRenderer', { style: text(style) })}</dd>
          <dt>{text('leadsTo')}</dt>
          <dd dir="ltr">{target}</dd>
          <dt>{text('score')}</dt>
          <dd>{text('scoreOf', { value: score.value })}</dd>
        </dl>
        <p className="actions">
          <a className="button" href={png} download="qr-picture.png">
            {text('downloadPng')}
          </a>
          {svg && (
            <a className="button quiet" href={svg} download="qr-picture.svg">
              {text('downloadSvg')}
            </a>
          )}
        </p>
        <p className="small">{text('tryIt')}</p>
      </div>
    </section>
  );
}
