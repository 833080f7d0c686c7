import { defineModule } from '../../platform/module.js';
import { aboveLimit, wrongCounters, wrongPeople } from './discounts.checks.js';
import { discountsHandlers } from './discounts.routes.js';

export const discountsModule = defineModule({
  handlers: discountsHandlers,
  tables: ['discount_people', 'discount_uses', 'discount_products', 'discount_catalogs', 'discounts'],
  constraints: { discounts_code: 'discount.code_taken' },
  checks: { 'uses of discounts': wrongCounters, 'people of discounts': wrongPeople, 'limits of discounts': aboveLimit },
});
