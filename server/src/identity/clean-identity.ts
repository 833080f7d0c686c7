import type { Services } from '../platform/services.js';
import { deleteExpiredTokens } from './accounts/account-tokens.sql.js';
import { deleteOldChanges } from './accounts/email-changes.sql.js';
import { deleteExpiredSignUps } from './accounts/sign-ups.sql.js';
import { cleanAccounts } from '../modules/account/account.service.js';
import { deleteOldTries } from '../platform/throttle/throttle.js';
import { deleteExpiredChallenges } from './passkeys/passkeys.sql.js';
import { deleteExpiredPayloads } from './provider/oidc-payloads.sql.js';
import { deleteUnfinished } from './second-factor/second-factors.sql.js';
import { deleteEndedSessions } from './sessions/sessions.sql.js';

const EVERY_MS = 10 * 60_000;
/** Longer than the longest window, and than any access token is good for. */
const KEPT_MS = 25 * 60 * 60_000;

/** Deletes what has expired: sessions, codes, tokens, links, old counts of tries. */
export async function cleanIdentity({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await db.system(async (tx) => {
    const yesterday = new Date(now().getTime() - KEPT_MS);
    await deleteExpiredPayloads(tx, now());
    await deleteExpiredTokens(tx, now());
    await deleteExpiredSignUps(tx, now());
    await deleteOldChanges(tx, now());
    await deleteUnfinished(tx, yesterday);
    await deleteExpiredChallenges(tx, now());
    await deleteEndedSessions(tx, now());
    await cleanAccounts(tx, now(), yesterday);
    await deleteOldTries(tx, yesterday);
  });
}

/** Cleans every ten minutes; answers the way to stop. */
export function startCleaning(services: Services): () => void {
  const timer = setInterval(() => {
    cleanIdentity(services).catch((error: unknown) =>
      services.log.warn({ err: error }, 'Expired sign-in data could not be deleted yet'),
    );
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
