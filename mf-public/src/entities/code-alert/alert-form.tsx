import type { CodeAlertScreenData } from '@swapt/shared/public';
import { EmailField } from '../../frame/email-field.js';
import { PlainForm } from '../../frame/plain-form.js';
import { useText } from '../../frame/use-text.js';

type Props = Pick<Extract<CodeAlertScreenData, { kind: 'form' }>, 'slug' | 'email' | 'problems'> & { title?: string };

/** Asks for the address at which somebody wants to be told when a code works. */
export function AlertForm({ slug, email, problems, title }: Props) {
  const text = useText('codeAlert');
  return (
    <PlainForm
      action={`/code/${encodeURIComponent(slug)}/alert`}
      title={title}
      problem={problems.form}
      hasTrap
      button={text('button')}
      sending={text('sending')}
    >
      <EmailField label={text('email')} hint={text('text')} problem={problems.email} value={email} isRequired />
    </PlainForm>
  );
}
