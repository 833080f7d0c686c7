import type { BlockProps } from '../../contract/index.js';
import { LinkTo, useIsShown } from '../parts/link-to.js';
import { RichText } from '../parts/rich-text.js';

/** Small print: what people should know, and where they find the rest. */
export function Consent({ id, title, text, label, link }: BlockProps['consent']) {
  const isShown = useIsShown();
  return (
    <section className="lp-block lp-consent lp-narrow" id={id}>
      {title !== '' && <h2>{title}</h2>}
      <RichText text={text} className="lp-small" />
      {label !== '' && isShown(link) && (
        <p className="lp-small">
          <LinkTo link={link}>{label}</LinkTo>
        </p>
      )}
    </section>
  );
}
