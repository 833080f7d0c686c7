import { defineModule } from '../../platform/module.js';
import { orderEditsHandlers } from './order-edits.routes.js';

export const orderEditsModule = defineModule({ handlers: orderEditsHandlers });
