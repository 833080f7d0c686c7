import { defineModule } from '../../platform/module.js';
import { platformHandlers } from './platform.routes.js';

export const platformModule = defineModule({
  handlers: platformHandlers,
});
