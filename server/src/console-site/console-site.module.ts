import { defineModule } from '../platform/module.js';
import { registerDeskWorker } from './desk-worker.routes.js';
import { registerMailbox } from './mailbox.routes.js';

export const consoleSiteModule = defineModule({
  routes: async (app, services) => {
    await registerDeskWorker(app);
    await registerMailbox(app, services);
  },
});
