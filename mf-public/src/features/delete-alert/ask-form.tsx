import type { DeleteAlertScreenData } from '@swapt/shared/public';
import { Field } from '../../frame/field.js';
import { PageFrame } from '../../frame/page-frame.js';
import { PlainForm } from '../../frame/plain-form.js';

export function AskForm({ email, problems }: Extract<DeleteAlertScreenData, { kind: 'form' }>) {
  return (
    <PageFrame>
      <article className="prose">
        <h1>Delete your data</h1>
        <p className="lead">
          If you filled in a form, the organization that runs it has your answers. Enter your e-mail address, and we
          send you a link for each organization that has data about you. There you decide what to delete.
        </p>
        <PlainForm action="/deleteAlert" problem={problems.form} hasTrap button="Send me the link" sending="Sending …">
          <Field
            label="Your e-mail address"
            hint="The address you used in the form. We use it only for this e-mail."
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
