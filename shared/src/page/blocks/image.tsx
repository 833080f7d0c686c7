import type { BlockProps } from '../../contract/index.js';
import { LinkTo } from '../parts/link-to.js';
import { Missing } from '../parts/missing.js';
import { Picture } from '../parts/picture.js';
import { Words } from '../parts/words.js';

export function Image({ id, picture, caption, link, width }: BlockProps['image']) {
  if (!picture) return <Missing id={id}>Choose a picture</Missing>;
  const sizes = width === 'wide' ? '(min-width: 1120px) 1088px, 100vw' : '(min-width: 720px) 656px, 100vw';
  const shown = <Picture picture={picture} sizes={sizes} className="lp-picture" />;
  return (
    <figure className={`lp-block lp-image ${width === 'wide' ? '' : 'lp-narrow'}`.trim()} id={id}>
      {link === '' ? shown : <LinkTo link={link}>{shown}</LinkTo>}
      {caption !== '' && (
        <figcaption className="lp-small">
          <Words text={caption} />
        </figcaption>
      )}
    </figure>
  );
}
