import { defineModule, type Module } from '../module.js';
import { handleEvent } from './handle-event.js';
import type { VendorEventHandler, VendorEventHandlers } from './vendor-event.js';
import { openEvents } from './vendor-events.checks.js';
import { deleteEvents } from './vendor-events.sql.js';
import { registerWebhook } from './webhook.routes.js';

const KEPT_MS = 30 * 24 * 3600_000;

export const vendorEventsModule = defineModule({
  tables: ['vendor_events', 'vendor_accounts'],
  checks: { 'reports of outside services': openEvents },
  tidy: (tx, now) => deleteEvents(tx, new Date(now.getTime() - KEPT_MS)),
});

/** What follows from the reports that the other modules ask for. */
export function webhookModule(modules: readonly Module[]) {
  const handlers = handlersOf(modules);
  return defineModule({
    jobs: [handleEvent(handlers)],
    routes: (app, services) => registerWebhook(app, services, handlers),
  });
}

/** Of two modules that ask for reports of one type, the second would never hear of them: the program does not start. */
function handlersOf(modules: readonly Module[]): VendorEventHandlers {
  const handlers: Record<string, VendorEventHandler> = {};
  for (const [name, handler] of modules.flatMap(({ vendorEvents = {} }) => Object.entries(vendorEvents))) {
    if (name in handlers) throw new Error(`Two modules ask for reports of “${name}”`);
    handlers[name] = handler;
  }
  return handlers;
}
