import type { Terms } from '@swapt/shared/contract';

/** Paragraphs are separated by an empty line. The box scrolls, so it takes the keyboard's focus. */
export function TermsText({ terms }: { terms: Terms }) {
  return (
    <div className="terms" role="region" aria-label={terms.title} tabIndex={0}>
      {terms.body.split(/\n{2,}/).map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  );
}
