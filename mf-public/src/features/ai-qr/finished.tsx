import type { AiPicture } from '@swapt/shared/contract';
import { aiStyles } from '@swapt/shared/values';

/** The picture with its files. */
export function Finished({ picture }: { picture: AiPicture }) {
  const { prompt, style, target, png_url: png, svg_url: svg, score, made_by: madeBy } = picture;
  return (
    <section className="finished" aria-label="Your picture">
      <img src={png} alt={`QR code in the style ${aiStyles[style].label}: ${prompt}`} width="600" height="600" />
      <div>
        {prompt !== '' && <p className="lead">{prompt}</p>}
        <dl>
          <dt>Style</dt>
          <dd>
            {aiStyles[style].label}, {madeBy === 'model' ? 'made by an AI model' : 'drawn without an AI model'}
          </dd>
          <dt>Leads to</dt>
          <dd>{target}</dd>
          <dt>Scan score</dt>
          <dd>{score.value} of 100</dd>
        </dl>
        <p className="actions">
          <a className="button" href={png} download="qr-picture.png">
            Download PNG
          </a>
          {svg && (
            <a className="button quiet" href={svg} download="qr-picture.svg">
              Download SVG
            </a>
          )}
        </p>
        <p className="small">Scan it with your own phone before you print it.</p>
      </div>
    </section>
  );
}
