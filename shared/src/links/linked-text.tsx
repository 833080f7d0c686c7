import { linksInText } from './links-in-text.js';
import { NumberGroups } from './number-groups.js';

/** Opened only by who presses it, and no recommendation of ours: a stranger may have written it. */
const linkInText = { className: 'link-in-text', rel: 'noopener nofollow ugc' } as const;

/** A text that somebody wrote, in which the addresses of web pages can be pressed. */
export function LinkedText({ text }: { text: string }) {
  return linksInText(text).map(({ text: words, href }, at) =>
    href === undefined ? (
      <NumberGroups key={at} text={words} />
    ) : (
      <a key={at} href={href} {...linkInText}>
        {words}
      </a>
    ),
  );
}
