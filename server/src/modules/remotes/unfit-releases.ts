import type { Services } from '../../platform/services.js';
import { selectPointers } from './registry.sql.js';
import { wrongContract } from './releases/contract-range.js';

/**
 * Says in the log which releases that people get were made for another contract than this server's, as after an update. Their sections show the
 * release before, or tell people whom to ask; so the operator knows first.
 */
export async function warnOfUnfitReleases({ db, log }: Services): Promise<void> {
  for (const { name, channel, version, manifest } of await db.system((tx) => selectPointers(tx))) {
    if (!manifest) continue;
    const reasons = wrongContract(manifest.contribution.contract);
    if (reasons.length > 0)
      log.error({ remote: name, channel, version, reasons }, 'a release that people get does not fit this server');
  }
}
