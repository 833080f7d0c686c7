import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.js';
import { deleteOldKeys } from './idempotency.sql.js';

const HOUR_MS = 3600_000;
const KEPT_MS = 24 * HOUR_MS;

/** A key is good for 24 hours; then it may be used anew. */
export function forgetOldKeys(api: FastifyInstance, { db, log, now }: Services): void {
  const timer = setInterval(() => {
    db.system((tx) => deleteOldKeys(tx, new Date(now().getTime() - KEPT_MS))).catch((error: unknown) =>
      log.warn({ err: error }, 'Old Idempotency-Keys could not be deleted yet'),
    );
  }, HOUR_MS).unref();
  api.addHook('onClose', async () => clearInterval(timer));
}
