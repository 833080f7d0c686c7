import { defineModule } from '../../platform/module.js';
import { aboveLimit, wrongKeys, wrongLocks, wrongOrders, wrongPeople } from './promo-locks.checks.js';
import { endGrants } from './promo-locks.jobs.js';
import { promoLocksHandlers } from './promo-locks.routes.js';

export const promoLocksModule = defineModule({
  handlers: promoLocksHandlers,
  jobs: [endGrants],
  tables: [
    'promo_tries',
    'promo_grants',
    'promo_people',
    'promo_lock_codes',
    'master_key_locks',
    'master_keys',
    'promo_locks',
  ],
  constraints: { promo_locks_code: 'promo_lock.code_taken' },
  checks: {
    'uses of promo locks': wrongLocks,
    'uses of master keys': wrongKeys,
    'people of promo locks': wrongPeople,
    'limits of promo locks': aboveLimit,
    'orders of promo locks': wrongOrders,
  },
});
