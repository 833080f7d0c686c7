import { isRemoteName } from '../registry/release.js';
import { forgetLive } from '../registry/live.js';
import { quarantine } from '../registry/registry.service.js';
import { selectRelease } from '../registry/registry.sql.js';
import type { Services } from '../services.js';
import { findBrokenFile } from './release-files.js';
import { selectTallies, type Tally } from './telemetry.sql.js';

const windowMs = 600_000;
const leastTickets = 50;
const mostFailed = 0.05;
/** Failures of fewer networks than this may all come from one stranger. */
const leastNetworks = 3;

const isSpent = ({ tickets, failed }: Tally) => tickets >= leastTickets && failed >= tickets * mostFailed;

/** No network counts for more than its part of the failures that are needed, so a stranger who sends many gains nothing by it. */
function isShared({ tickets, byNetwork }: Tally): boolean {
  const needed = tickets * mostFailed;
  return byNetwork.reduce((sum, failed) => sum + Math.min(failed * leastNetworks, needed), 0) >= needed * leastNetworks;
}

/** Takes every live release back that fails for too many pages, unless its files are whole and the failures may be one stranger's. */
export async function checkBudgets(services: Services): Promise<void> {
  const since = new Date(services.now().getTime() - windowMs);
  const tallies = await services.db.system((tx) => selectTallies(tx, since));
  for (const tally of tallies.filter(isSpent)) await judge(services, tally);
}

async function judge(services: Services, tally: Tally): Promise<void> {
  const { name, version, tickets, failed } = tally;
  const release = await services.db.system((tx) => selectRelease(tx, name, version));
  if (!release || !isRemoteName(name)) return;
  const broken = await findBrokenFile(services.config, { name, version, integrity: release.integrity });
  if (!broken && !isShared(tally)) {
    services.log.warn(
      { remote: name, version, failed, tickets },
      'A release fails, for too few networks to take it back',
    );
    return;
  }
  const reason = `It failed for ${failed} of ${tickets} pages within ten minutes; ${broken ?? 'its files are whole'}.`;
  const { isNew, movedTo } = await services.db.system((tx) =>
    quarantine(services, tx, { name, version, reason, actor: 'the error budget' }),
  );
  forgetLive(services);
  // Told once, however many processes looked at the same moment.
  if (isNew) services.log.error({ remote: name, version, movedTo, reason }, 'A release was quarantined');
}
