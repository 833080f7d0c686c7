import type { CookieQuestion } from '@swapt/shared/public';
import { ChoiceForm } from './choice-form.js';
import { useText } from './use-text.js';

export interface Asks {
  question: CookieQuestion;
  orgName: string;
}

/** What a page asks, where it asks anything. */
export const asksOf = ({ question, orgName }: Partial<Asks> & Pick<Asks, 'orgName'>): Asks | undefined =>
  question && { question, orgName };

/** Asks for the cookie of a year beneath what somebody came for; both answers weigh the same, and none is an answer, too. */
export function CookieAsk({ question: { orgId, back }, orgName }: Asks) {
  const text = useText('frame');
  return (
    <section className="cookie-ask" aria-labelledby="cookie-ask">
      <h2 id="cookie-ask">{text('askTitle', { orgName })}</h2>
      <p>{text.rich('askText', { privacy: (words) => <a href={`/${orgId}/privacy`}>{words}</a> })}</p>
      <ChoiceForm
        action="/privacy"
        about={{ org: orgId, back }}
        choices={[
          { value: 'agree', label: text('askYes'), kind: 'quiet' },
          { value: 'refuse', label: text('askNo'), kind: 'quiet' },
        ]}
      />
    </section>
  );
}
