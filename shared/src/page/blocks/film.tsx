import type { BlockProps, PageFilm } from '../../contract/index.js';
import { Section } from '../parts/section.js';
import { useText } from '../parts/use-text.js';
import { Words } from '../parts/words.js';
import { useSurroundings } from '../surroundings.js';

type Props = Omit<BlockProps['video'], 'film'> & { film: PageFilm };

/** An uploaded film, which plays where it stands. Before somebody presses play no more of it is fetched than its first picture needs. */
export function Film({ id, title, text, picture, film }: Props) {
  const { isEditing } = useSurroundings();
  const say = useText('blocks');
  return (
    <Section id={id} name="film" className="lp-narrow" title={title}>
      <figure>
        <video
          className={`lp-${film.shape}`}
          controls
          playsInline
          preload={picture ? 'none' : 'metadata'}
          aria-label={title || say('video')}
          {...(picture && { poster: picture.url })}
        >
          {/* The editor's page plays nothing. */}
          {!isEditing && <source src={film.url} type={film.media} />}
        </video>
        {text !== '' && (
          <figcaption className="lp-small">
            <Words text={text} />
          </figcaption>
        )}
      </figure>
    </Section>
  );
}
