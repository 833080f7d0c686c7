import { defineModule } from '../../platform/module.js';
import { storesHandlers } from './stores.routes.js';

export const storesModule = defineModule({ handlers: storesHandlers, tables: ['stores'] });
