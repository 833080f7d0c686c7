import { defineModule } from '../../platform/module.js';
import { checkoutHandlers } from './checkout.routes.js';

export const checkoutModule = defineModule({ handlers: checkoutHandlers });
