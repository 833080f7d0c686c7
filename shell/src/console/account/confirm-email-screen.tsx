import { useApiMutation } from '@swapt/shared/query';
import { Page, Panel } from '@swapt/shared/ui';
import { Button } from 'antd';
import { useSearchParams } from 'react-router-dom';
import { Link } from '@swapt/shared/router';
import { t } from '@swapt/shared/text';
import { useConsole } from '../console-context.js';
import { report } from '../feedback/report.js';

/** Behind the link that was mailed to a new address. Opening it changes nothing: mail programs open links on their own. */
export function ConfirmEmailScreen() {
  const { auth } = useConsole();
  const [params] = useSearchParams();
  const confirm = useApiMutation('account.confirmEmail', {
    shownByForm: true,
    onSuccess: () => void auth.refresh().catch(report),
  });
  const email = confirm.data?.data.email;
  return (
    <Page title={t('Confirm your new e-mail address')}>
      <title>{t('Confirm your e-mail address · Swapt')}</title>
      <Panel>
        {email ? (
          <p role="status">
            {t.rich('From now on you sign in with <email></email>.', { email: () => <strong>{email}</strong> })}
          </p>
        ) : (
          <p>{t('Press the button, and you sign in with the new address from now on.')}</p>
        )}
        {confirm.error && (
          <p role="alert" className="problem">
            {confirm.error.message}
          </p>
        )}
        {email ? (
          <Link className="text-link" to="/admin/profile">
            {t('Back to your profile')}
          </Link>
        ) : (
          <Button
            type="primary"
            loading={confirm.isPending}
            onClick={() => confirm.mutate({ token: params.get('token') ?? '' })}
          >
            {t('Use the new address')}
          </Button>
        )}
      </Panel>
    </Page>
  );
}
