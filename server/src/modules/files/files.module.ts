import { defineModule } from '../../platform/module.js';
import { filesHandlers, registerFiles, removeFiles } from './files.routes.js';

export const filesModule = defineModule({
  handlers: filesHandlers,
  routes: registerFiles,
  tables: ['files'],
  removeFiles: removeFiles,
});
