import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect } from 'react';
import { t } from '@swapt/shared/text';
import { useConsole } from '../console-context.js';
import { report } from '../feedback/report.js';
import { SignInDialog } from './sign-in-dialog.js';

/** Over the page of somebody whose session ended: they sign in again, and everything they typed is still there. */
export function SignInAgain({ email }: { email: string }) {
  const { auth } = useConsole();
  const queries = useQueryClient();

  // What was asked for meanwhile was refused.
  useEffect(() => () => void queries.invalidateQueries(), [queries]);

  return (
    <SignInDialog
      title={t('Sign in again')}
      text={t(
        'You were signed out after some time, or from another place. Sign in as {email} to go on. What you typed is still here.',
        { email },
      )}
      otherwise={
        <Button type="link" block onClick={() => void auth.signOut().catch(report)}>
          {t('Sign out')}
        </Button>
      }
    />
  );
}
