import { defineModule } from '../../platform/module.js';
import { VendorError } from '../../platform/vendors/vendor-error.js';
import { checkGrant } from './authorization.js';
import { deleteStates } from './oauth-states.sql.js';
import { refreshToken, startRefreshing } from './refresh.js';
import { endConnection, revokeAtSquare } from './revoke.js';
import { registerCallback, squareHandlers } from './square.routes.js';

export const squareModule = defineModule({
  handlers: squareHandlers,
  routes: registerCallback,
  jobs: [refreshToken.job, revokeAtSquare],
  tables: ['square_locations', 'square_connections', 'oauth_states'],
  vendorEvents: {
    // Not believed: Square is asked whether the token is still good.
    'square oauth.authorization.revoked': async ({ orgId }, services) => {
      if (orgId === null) return;
      await checkGrant(services, orgId).catch((error: unknown) => {
        if (!(error instanceof VendorError) || error.failure !== 'refused') throw error;
      });
    },
  },
  tidy: (tx, now) => deleteStates(tx, now),
  close: async (tx, services, orgId) => void (await endConnection(tx, services, orgId)),
  background: { worker: startRefreshing },
});
