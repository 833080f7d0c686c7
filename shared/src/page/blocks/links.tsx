import type { BlockProps } from '../../contract/index.js';
import { LinkTo, useIsShown } from '../parts/link-to.js';
import { Missing } from '../parts/missing.js';
import { Picture } from '../parts/picture.js';
import { Section } from '../parts/section.js';

export function Links({ id, title, links }: BlockProps['links']) {
  const isShown = useIsShown();
  const shown = links.filter(({ label, link }) => label !== '' && isShown(link));
  if (shown.length === 0) return <Missing id={id}>Add a link</Missing>;
  return (
    <Section id={id} name="links" title={title} className="lp-narrow">
      <ul className="lp-cards">
        {shown.map(({ label, text, link, picture }, index) => (
          <li key={index}>
            <LinkTo link={link} className="lp-card lp-link-card">
              {picture && <Picture picture={{ ...picture, alt: '' }} sizes="56px" />}
              <span className="lp-card-words">
                <strong>{label}</strong>
                {text !== '' && <span className="lp-small">{text}</span>}
              </span>
              <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
                <path d="M9 5l7 7-7 7" />
              </svg>
            </LinkTo>
          </li>
        ))}
      </ul>
    </Section>
  );
}
