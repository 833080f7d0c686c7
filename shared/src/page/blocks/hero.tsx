import type { BlockProps } from '../../contract/index.js';
import { ButtonRow } from '../parts/button-row.js';
import { Picture } from '../parts/picture.js';
import { RichText } from '../parts/rich-text.js';

const narrow = '(min-width: 1120px) 1120px, 100vw';
const sizesOf = {
  plain: narrow,
  side: '(min-width: 720px) 520px, 100vw',
  half: '(min-width: 720px) 50vw, 100vw',
  cover: narrow,
};

/** The opening of a page. Beside its words or behind them stands a picture, if there is one. */
export function Hero({ id, title, text, picture, layout, align, buttons }: BlockProps['hero']) {
  const sizes = sizesOf[layout];
  const shape = picture ? 'lp-with-picture' : 'lp-without-picture';
  return (
    <section className={`lp-block lp-hero lp-hero-${layout} lp-${align} ${shape}`} id={id}>
      {picture && (
        <div className="lp-hero-picture">
          <Picture picture={picture} sizes={sizes} isFirst />
        </div>
      )}
      <div className="lp-hero-words">
        {title !== '' && <h1>{title}</h1>}
        <RichText text={text} className="lp-lead" />
        <ButtonRow buttons={buttons} align={align} />
      </div>
    </section>
  );
}
