import { defineModule } from '../../platform/module.js';
import { itemsHandlers } from './items.routes.js';

export const itemsModule = defineModule({ handlers: itemsHandlers, tables: ['catalog_items'] });
