import { defineModule } from '../../platform/module.js';
import { storefrontHandlers } from './storefront.routes.js';

export const storefrontModule = defineModule({ handlers: storefrontHandlers });
