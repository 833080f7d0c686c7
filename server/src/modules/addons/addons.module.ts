import { defineModule } from '../../platform/module.js';
import { misplacedItems, tooManyAddOns } from './addons.checks.js';
import { addonsHandlers } from './addons.routes.js';

export const addonsModule = defineModule({
  handlers: addonsHandlers,
  tables: ['add_on_items', 'add_ons'],
  checks: { 'items of add-ons': misplacedItems, 'number of add-ons': tooManyAddOns },
});
