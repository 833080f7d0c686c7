import type { DeletePage } from '@swapt/shared/public';
import { Field } from '../../frame/field.js';
import { PageFrame } from '../../frame/page-frame.js';
import { useSending } from '../../frame/use-sending.js';

/** A plain form: it works without script. */
export function AskForm({ email, problems }: Extract<DeletePage, { kind: 'form' }>) {
  const [isSending, onSubmit] = useSending();
  return (
    <PageFrame>
      <article className="prose">
        <h1>Delete what is kept about you</h1>
        <p className="lead">
          If you filled in a form of an organization, it knows your answers. Give us your e-mail address, and we send
          you a link for each organization that keeps something under it. You decide there what is deleted.
        </p>
        <form className="boxed form" method="post" action="/deleteAlert" onSubmit={onSubmit} aria-busy={isSending}>
          {problems.form && (
            <p className="problem" role="alert">
              {problems.form}
            </p>
          )}
          <Field
            label="Your e-mail address"
            hint="The one that you wrote into the form. It is used for this mail alone."
            problem={problems.email}
          >
            {(props) => (
              <input
                {...props}
                name="email"
                type="email"
                autoComplete="email"
                required
                maxLength={254}
                defaultValue={email}
              />
            )}
          </Field>
          <div className="unseen" aria-hidden="true">
            <label>
              Leave this empty <input name="website" tabIndex={-1} autoComplete="off" />
            </label>
          </div>
          <button className="button" disabled={isSending}>
            {isSending ? 'Sending …' : 'Send me the link'}
          </button>
        </form>
      </article>
    </PageFrame>
  );
}
