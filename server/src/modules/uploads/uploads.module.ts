import { defineModule } from '../../platform/module.js';
import { startRemovingStrays } from './remove-strays.js';
import { uploadsHandlers } from './uploads.routes.js';

export const uploadsModule = defineModule({
  handlers: uploadsHandlers,
  background: { worker: startRemovingStrays },
});
