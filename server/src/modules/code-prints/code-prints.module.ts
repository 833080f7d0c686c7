import { defineModule } from '../../platform/module.js';
import { codePrintsHandlers } from './code-prints.routes.js';

export const codePrintsModule = defineModule({
  handlers: codePrintsHandlers,
});
