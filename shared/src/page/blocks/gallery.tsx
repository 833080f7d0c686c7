import type { BlockProps } from '../../contract/index.js';
import { Missing } from '../parts/missing.js';
import { Picture } from '../parts/picture.js';
import { Section } from '../parts/section.js';
import { useText } from '../parts/use-text.js';
import { Words } from '../parts/words.js';

/** Pictures in tiles. Each opens whole, as a file of its own, so that it can be enlarged without script. */
export function Gallery({ id, title, columns, pictures }: BlockProps['gallery']) {
  const text = useText('blocks');
  const shown = pictures.filter(({ picture }) => picture);
  if (shown.length === 0) return <Missing id={id}>Add pictures to the gallery</Missing>;
  const sizes = `(min-width: 720px) ${Math.round(1088 / columns)}px, 50vw`;
  return (
    <Section id={id} name="gallery" title={title}>
      <ul className={`lp-tiles lp-columns-${columns}`}>
        {shown.map(({ picture, caption }, index) => (
          <li key={index}>
            <figure>
              {picture && (
                <a href={picture.url} target="_blank" rel="noopener">
                  <Picture picture={picture} sizes={sizes} />
                  {picture.alt === '' && (
                    <span className="lp-hidden">{caption || text('picture', { number: index + 1 })}</span>
                  )}
                </a>
              )}
              {caption !== '' && (
                <figcaption className="lp-small">
                  <Words text={caption} />
                </figcaption>
              )}
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
