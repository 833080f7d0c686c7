import type { DeletePage } from '@swapt/shared/public';
import { Field } from '../../frame/field.js';
import { PageFrame } from '../../frame/page-frame.js';
import { PlainForm } from '../../frame/plain-form.js';

export function AskForm({ email, problems }: Extract<DeletePage, { kind: 'form' }>) {
  return (
    <PageFrame>
      <article className="prose">
        <h1>Delete what is kept about you</h1>
        <p className="lead">
          If you filled in a form of an organization, it knows your answers. Give us your e-mail address, and we send
          you a link for each organization that keeps something under it. You decide there what is deleted.
        </p>
        <PlainForm action="/deleteAlert" problem={problems.form} hasTrap button="Send me the link" sending="Sending …">
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
        </PlainForm>
      </article>
    </PageFrame>
  );
}
