import { defineModule } from '../../platform/module.js';
import { operatorHandlers } from './operator.routes.js';

export const operatorModule = defineModule({
  handlers: operatorHandlers,
});
