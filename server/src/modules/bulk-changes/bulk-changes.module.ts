import { defineModule } from '../../platform/module.js';
import { bulkChangeChecks } from './bulk-changes.checks.js';
import { bulkChangePart } from './bulk-changes.jobs.js';
import { bulkChangesHandlers } from './bulk-changes.routes.js';
import { removeEnded } from './bulk-changes.sql.js';

const DAY_MS = 24 * 3600_000;

export const bulkChangesModule = defineModule({
  handlers: bulkChangesHandlers,
  jobs: [bulkChangePart],
  tables: ['bulk_changed_items', 'bulk_changes'],
  checks: bulkChangeChecks,
  // So long they can be undone.
  tidy: (tx, now) => removeEnded(tx, new Date(now.getTime() - DAY_MS)),
});
