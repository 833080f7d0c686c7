import { defineModule } from '../../platform/module.js';
import * as checks from './events.checks.js';
import { eventsHandlers } from './events.routes.js';

export const eventsModule = defineModule({
  handlers: eventsHandlers,
  // What was paid at a desk names it, so its orders are erased before.
  tables: ['cash_moves', 'pos_sessions', 'open_events', 'event_stores', 'pos_events'],
  constraints: { open_events_pkey: 'event.store_taken', pos_sessions_device: 'desk.name_taken' },
  checks: {
    'stores of open events': checks.wrongStores,
    'drawers of desks': checks.wrongDrawers,
    'sales after an event': checks.lateSales,
  },
});
