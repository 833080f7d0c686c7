import { EmailField } from '../../frame/email-field.js';
import { PlainForm } from '../../frame/plain-form.js';
import { useText } from '../../frame/use-text.js';
import type { AlertPage } from '@swapt/shared/public';

type Props = Omit<Extract<AlertPage<object>, { kind: 'form' }>, 'kind'> & { title?: string; hint: string };

/** Asks for the address at which somebody wants to be told of something. */
export function AlertForm({ action, email, problems, title, hint }: Props) {
  const text = useText('alert');
  return (
    <PlainForm
      action={action}
      title={title}
      problem={problems.form}
      hasTrap
      button={text('button')}
      sending={text('sending')}
    >
      <EmailField label={text('email')} hint={hint} problem={problems.email} value={email} isRequired />
    </PlainForm>
  );
}
