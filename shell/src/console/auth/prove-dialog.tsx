import { Button } from 'antd';
import { t } from '@swapt/shared/text';
import { useProof } from './proof-store.js';
import { SignInDialog } from './sign-in-dialog.js';

/** Over the page of somebody who does what needs a sign-in of a moment ago. After it, what they did goes on by itself. */
export function ProveDialog({ email }: { email: string }) {
  const answer = useProof((proof) => proof.answer);
  if (!answer) return null;
  return (
    <SignInDialog
      isProof
      title={t('Is it you?')}
      text={t('This is about your organization’s money, and you signed in a while ago. Sign in as {email} once more.', {
        email,
      })}
      onSignedIn={() => answer(true)}
      otherwise={
        <Button type="link" block onClick={() => answer(false)}>
          {t('Cancel')}
        </Button>
      }
    />
  );
}
