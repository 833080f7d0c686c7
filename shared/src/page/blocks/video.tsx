import type { BlockProps } from '../../contract/index.js';
import { LinkTo, useIsShown } from '../parts/link-to.js';
import { Missing } from '../parts/missing.js';
import { Picture } from '../parts/picture.js';
import { useText } from '../parts/use-text.js';
import { Film } from './film.js';

const players: readonly [host: RegExp, name: string][] = [
  [/(^|\.)(youtube\.com|youtu\.be|youtube-nocookie\.com)$/, 'YouTube'],
  [/(^|\.)vimeo\.com$/, 'Vimeo'],
];

function playerOf(link: string): string | undefined {
  const host = URL.canParse(link) ? new URL(link).hostname : '';
  return players.find(([pattern]) => pattern.test(host))?.[1] ?? (host.replace(/^www\./, '') || undefined);
}

/** A film that plays on the page, or a card that opens the player beside it: no frame of somebody else's stands in it, and nothing is fetched before it is asked for. */
export function Video(props: BlockProps['video']) {
  const isShown = useIsShown();
  const say = useText('blocks');
  const { id, title, text, link, picture, film } = props;
  if (film) return <Film {...props} film={film} />;
  if (!isShown(link)) return null;
  if (link === '' && title === '') return <Missing id={id}>Upload a video or paste a link to one</Missing>;
  return (
    <section className="lp-block lp-video lp-narrow" id={id}>
      <LinkTo link={link} className={`lp-player ${picture ? 'lp-with-picture' : ''}`.trim()} isAside>
        {picture && <Picture picture={{ ...picture, alt: '' }} sizes="(min-width: 720px) 656px, 100vw" />}
        <svg className="lp-play" viewBox="0 0 64 64" width="64" height="64" aria-hidden="true">
          <circle cx="32" cy="32" r="32" />
          <path d="M26 20l20 12-20 12z" />
        </svg>
        <span className="lp-player-words">
          <strong>{title || say('watchVideo')}</strong>
          {text !== '' && <span>{text}</span>}
          <span className="lp-small">{say('opensIn', { player: playerOf(link) ?? say('thePlayer') })}</span>
        </span>
      </LinkTo>
    </section>
  );
}
