import { defineModule } from '../../platform/module.js';
import { noteAccountChange } from './connect-account.js';
import { connectedAccountsHandlers } from './connected-accounts.routes.js';
import { createAccount } from './create-account.js';
import { registerDomain } from './register-domain.js';

export const connectedAccountsModule = defineModule({
  handlers: connectedAccountsHandlers,
  jobs: [createAccount.job, registerDomain.job],
  tables: ['connected_accounts'],
  vendorEvents: {
    'stripe account.updated': async ({ orgId, account }, services) => {
      if (orgId !== null && account !== null) await noteAccountChange(services, orgId, account);
    },
  },
});
