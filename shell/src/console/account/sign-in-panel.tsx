import { useApiQuery } from '@swapt/shared/query';
import { useShell } from '@swapt/shared/sdk';
import { Panel } from '@swapt/shared/ui';
import { Button } from 'antd';
import { t } from '@swapt/shared/text';
import { useConsole } from '../console-context.js';
import { PasskeysLine } from './passkeys-line.js';
import { PasswordForm } from './password-form.js';
import { SecondFactorLine } from './second-factor-line.js';
import './account.css';

/** How the person signs in. */
export function SignInPanel() {
  const { modal } = useShell();
  const { data } = useApiQuery('account.get', {});
  if (!data) return null;
  if (!data.data.managed_here) return <Elsewhere />;
  const open = () =>
    modal.open({ title: t('Change your password'), content: (close) => <PasswordForm close={close} /> });
  return (
    <Panel title={t('Signing in')}>
      <ul className="own-list">
        <li>
          <span className="own-text">
            <strong>{t('Password')}</strong>
          </span>
          <Button onClick={open}>{t('Change password')}</Button>
        </li>
        <SecondFactorLine />
        <PasskeysLine />
      </ul>
    </Panel>
  );
}

function Elsewhere() {
  const { settings } = useConsole();
  return (
    <Panel title={t('Signing in')}>
      <p style={{ margin: 0 }}>
        {t.rich(
          'You sign in with <host></host>. It keeps your name, your e-mail address, your password and the devices where you are signed in. Change them there.',
          { host: () => <strong>{new URL(settings.auth.domain).host}</strong> },
        )}
      </p>
    </Panel>
  );
}
