import type { DeleteAlertScreenData } from '@swapt/shared/public';
import { Field } from '../../frame/field.js';
import { PageFrame } from '../../frame/page-frame.js';
import { PlainForm } from '../../frame/plain-form.js';
import { useText } from '../../frame/use-text.js';

export function AskForm({ email, problems }: Extract<DeleteAlertScreenData, { kind: 'form' }>) {
  const text = useText('deleteAlert');
  return (
    <PageFrame>
      <article className="prose">
        <h1>{text('title')}</h1>
        <p className="lead">{text('lead')}</p>
        <PlainForm
          action="/deleteAlert"
          problem={problems.form}
          hasTrap
          button={text('sendLink')}
          sending={text('sending')}
        >
          <Field label={text('email')} hint={text('emailHint')} problem={problems.email}>
            {(props) => (
              <input
                {...props}
                name="email"
                type="email"
                dir="ltr"
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
