import { defineModule } from '../platform/module.js';
import { ownAccountHandlers } from './accounts/account.routes.js';
import { identityChecks } from './identity.checks.js';
import { sendConfirmation, sendResetLink } from './identity.jobs.js';
import { passkeyHandlers } from './passkeys/passkeys.routes.js';
import { registerIdentity } from './register-identity.js';
import { secondFactorHandlers } from './second-factor/second-factor.routes.js';
import { sessionHandlers } from './sessions/sessions.routes.js';

export const identityModule = defineModule({
  handlers: { ...ownAccountHandlers, ...sessionHandlers, ...secondFactorHandlers, ...passkeyHandlers },
  routes: registerIdentity,
  jobs: [sendResetLink, sendConfirmation],
  checks: identityChecks,
  constraints: { accounts_email: 'account.email_taken' },
});
