import type { PublicScreenData } from '@swapt/shared/public';
import { cashierPinRule } from '@swapt/shared/values';
import { Field } from '../../frame/field.js';
import { useText } from '../../frame/use-text.js';
import { LongPressButton } from './long-press-button.js';

type Ready = Extract<PublicScreenData, { screen: 'oneTime' } & { kind: 'ready' }>;

const problems = { missing: 'pinMissing', wrong: 'pinWrong', tooMany: 'pinTries' } as const;

/** A plain form: it works without script. */
export function UseForm({ slug, orgName, asksPin, problem }: Ready) {
  const text = useText('oneTime');
  return (
    <form className="form use-form" method="post" action={`/${slug}`}>
      {asksPin && (
        <Field label={text('pin')} hint={text('pinHint', { orgName })} problem={problem && text(problems[problem])}>
          {(props) => (
            <input
              {...props}
              name="pin"
              type="password"
              inputMode="numeric"
              // It is the shop’s, not the shopper’s: a browser must not offer to keep it as a password.
              autoComplete="one-time-code"
              required
              minLength={cashierPinRule.minLength}
              maxLength={cashierPinRule.maxLength}
              autoFocus={problem !== undefined}
            />
          )}
        </Field>
      )}
      <LongPressButton />
    </form>
  );
}
