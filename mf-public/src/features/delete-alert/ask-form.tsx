import type { DeleteAlertScreenData } from '@swapt/shared/public';
import { EmailField } from '../../frame/email-field.js';
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
          <EmailField
            label={text('email')}
            hint={text('emailHint')}
            problem={problems.email}
            value={email}
            isRequired
          />
        </PlainForm>
      </article>
    </PageFrame>
  );
}
