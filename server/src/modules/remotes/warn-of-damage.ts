import { repeat } from '../../platform/jobs/repeat.js';
import type { Services } from '../../platform/services.js';
import { selectPointers } from './registry.sql.js';
import { damageOf } from './releases/damage.js';

const everyMs = 6 * 3600_000;

/** Says in the log which releases that people get are not stored as they were released. Browsers refuse their files; publishing the same build mends them. */
export async function warnOfDamage({ db, storage, log }: Pick<Services, 'db' | 'storage' | 'log'>): Promise<void> {
  for (const { name, channel, version, integrity } of await db.system((tx) => selectPointers(tx))) {
    if (!version || !integrity) continue;
    const damage = await damageOf(storage, { name, version, integrity });
    if (damage.length > 0)
      log.error({ remote: name, channel, version, damage }, 'a release that people get is damaged: publish it again');
  }
}

/** Looks at the start and four times a day, and gives the way to stop. */
export const startWarningOfDamage = (services: Services): (() => Promise<void>) =>
  repeat(services.log, 'Stored releases cannot be looked at', everyMs, () => warnOfDamage(services));
