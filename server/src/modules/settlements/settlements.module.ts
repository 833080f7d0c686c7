import { defineModule } from '../../platform/module.js';
import * as checks from './settlements.checks.js';
import { settlementsHandlers } from './settlements.routes.js';
import { registerSlips } from './slips.js';

export const settlementsModule = defineModule({
  handlers: settlementsHandlers,
  routes: registerSlips,
  tables: ['settlements'],
  constraints: { settlements_nth: 'settlement.waiting', settlements_waiting: 'settlement.waiting' },
  checks: {
    'money of settlements': checks.wrongSettlements,
    'settled events': checks.wrongStates,
    'approvals of settlements': checks.wrongApprovals,
  },
});
