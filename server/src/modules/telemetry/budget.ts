import {
  damageOf,
  errorBudget,
  forgetLive,
  isRemoteName,
  quarantine,
  selectRelease,
} from '../remotes/remotes.service.js';
import type { Services } from '../../platform/services.js';
import { selectTallies, type Tally } from './telemetry.sql.js';

const windowMs = 600_000;
const leastTickets = 50;
const mostFailed = 0.05;
/** Failures of fewer networks than this may all come from one stranger. Anybody gets tickets of public pages, so those take more. */
const leastNetworks = { public: 10, console: 3 };
/** Failures for fewer people than this may all come from one. */
const leastMembers = 3;

const isSpent = ({ tickets, failed }: Tally) => tickets >= leastTickets && failed >= tickets * mostFailed;

/**
 * Whether the failures are many people's, as far as can be told. No network counts for more than its part of those that are needed, so a stranger who
 * sends many gains nothing by it; and the more networks or people load it well, the more of them must see it fail.
 */
function isShared({ name, tickets, byNetwork, networks, members, failedMembers }: Tally): boolean {
  const isPublic = name === 'mf-public';
  const least = isPublic ? Math.max(leastNetworks.public, networks * mostFailed) : leastNetworks.console;
  if (!isPublic && failedMembers < Math.max(leastMembers, members * mostFailed)) return false;
  const needed = tickets * mostFailed;
  return byNetwork.reduce((sum, failed) => sum + Math.min(failed * least, needed), 0) >= needed * least;
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
  const [broken] = await damageOf(services.storage, { name, version, integrity: release.integrity });
  if (!broken && !isShared(tally)) {
    services.log.warn(
      { remote: name, version, failed, tickets },
      'A release fails, for too few people or networks to take it back',
    );
    return;
  }
  const reason = `It failed for ${failed} of ${tickets} pages within ten minutes; ${broken ?? 'its files are whole'}.`;
  const { isNew, movedTo, isAlarm } = await services.db.system((tx) =>
    quarantine(services, tx, { name, version, reason, actor: errorBudget }),
  );
  forgetLive(services);
  // Told once, however many processes looked at the same moment.
  if (!isNew) return;
  const facts = { remote: name, version, movedTo, reason };
  if (isAlarm) services.log.error(facts, 'A release fails after one was taken back already: an operator has to look');
  else services.log.error(facts, 'A release was quarantined');
}
