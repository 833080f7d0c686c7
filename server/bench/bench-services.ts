import { pino } from 'pino';
import type { Config } from '../src/platform/config/config.js';
import { makeServices } from '../src/app/make-services.js';
import type { Database } from '../src/platform/db/database.js';
import type { Services } from '../src/platform/services.js';

/** What a started program shares, for a bench that starts its parts one by one. */
export function benchServices(
  config: Config,
  db: Database,
  own: { now?: () => Date; ingestEveryMs?: number } = {},
): Services {
  return makeServices({ config, db, log: pino({ level: 'warn' }), now: () => new Date(), ...own });
}
