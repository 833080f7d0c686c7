import { addressOf } from '../../../platform/http/callers/network.js';
import { isPasswordRight } from '../../../platform/passwords/passwords.js';
import type { Services } from '../../../platform/services.js';
import { forgiveTries, mayTry, type Try } from '../../../platform/throttle/throttle.js';
import { deleteUse, insertUse, selectGate, selectUse, takeUse } from './gate.sql.js';

type Needs = Pick<Services, 'db' | 'now'>;
interface CodeId {
  orgId: string;
  codeId: string;
}

/** Whether a code with a limit has none left. */
export async function isUsedUp({ db }: Needs, { orgId, codeId }: CodeId): Promise<boolean> {
  const [gate] = await db.org(orgId, (tx) => selectGate(tx, orgId, codeId));
  return gate !== undefined && gate.scan_limit !== null && gate.uses >= gate.scan_limit;
}

/** A press of the button that is sent again within this time is a nervous finger or a slow network. */
const samePressMs = 60_000;

/**
 * Uses a code once. The same press, sent twice, counts once: `again` is the second, `stale` one that comes so late that it is none any more and has
 * to be made anew.
 */
export function takeOne(
  { db, now }: Needs,
  { orgId, codeId }: CodeId,
  press: string,
): Promise<'taken' | 'again' | 'stale' | 'usedUp'> {
  return db.org(orgId, async (tx) => {
    const at = now();
    const [isNew] = await insertUse(tx, orgId, codeId, press, at);
    if (!isNew) {
      const [use] = await selectUse(tx, orgId, codeId, press);
      return use && at.getTime() - use.used_at.getTime() <= samePressMs ? 'again' : 'stale';
    }
    const [taken] = await takeUse(tx, orgId, codeId);
    if (taken) return 'taken';
    await deleteUse(tx, orgId, codeId, press);
    return 'usedUp';
  });
}

/**
 * Whether a password opens a code. Tries are counted before they are looked at: by address, and for the code as a whole. When the code's are used up
 * for a day, an address still has a few.
 */
export async function tryPassword(
  services: Needs,
  { orgId, codeId }: CodeId,
  password: string,
  ip: string,
): Promise<'right' | 'wrong' | 'tooMany'> {
  const here = `${codeId} ${addressOf(ip)}`;
  const tries: Try[] = [
    { limit: 'codePassword', of: here },
    { limit: 'codePasswordDay', of: here },
  ];
  if (!(await mayTry(services, tries))) return 'tooMany';
  tries.push({ limit: 'anyCodePassword', of: codeId });
  if (!(await mayTry(services, tries.slice(-1)))) {
    tries.push({ limit: 'fewCodePasswords', of: here });
    if (!(await mayTry(services, tries.slice(-1)))) return 'tooMany';
  }
  const [gate] = await services.db.org(orgId, (tx) => selectGate(tx, orgId, codeId));
  if (!(await isPasswordRight(password, gate?.password_hash ?? undefined))) return 'wrong';
  await forgiveTries(services, tries);
  return 'right';
}
