import { defineModule } from '../../platform/module.js';
import { termsHandlers } from './terms.routes.js';

export const termsModule = defineModule({
  handlers: termsHandlers,
});
