import { Page } from '@swapt/shared/ui';
import { t } from '@swapt/shared/text';
import { AppearancePanel } from './appearance-panel.js';
import { DeleteAccountPanel } from './delete-account-panel.js';
import { SessionsPanel } from './sessions-panel.js';
import { SignInPanel } from './sign-in-panel.js';
import { TermsPanel } from './terms-panel.js';
import { YouPanel } from './you-panel.js';

/** The person's own account, whichever organization is in use. */
export function ProfileScreen() {
  return (
    <Page title={t('Profile')} lead={t('Your own account: who you are, how you sign in, and where you are signed in.')}>
      <title>{t('Profile · Swapt')}</title>
      <div className="columns">
        <div className="column">
          <YouPanel />
          <SignInPanel />
          <SessionsPanel />
        </div>
        <div className="column">
          <AppearancePanel />
          <TermsPanel />
          <DeleteAccountPanel />
        </div>
      </div>
    </Page>
  );
}
