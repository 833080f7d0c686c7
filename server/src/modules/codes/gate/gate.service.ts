import { isPasswordRight } from '../../../identity/accounts/passwords.js';
import type { Services } from '../../../services.js';
import { forgiveTries, mayTry, type Try } from '../../../throttle/throttle.js';
import { deleteUse, insertUse, selectGate, takeUse } from './gate.sql.js';

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

/** Uses a code once. The same press, sent twice, counts once; without a limit there is nothing to use up. */
export function takeOne({ db, now }: Needs, { orgId, codeId }: CodeId, press: string): Promise<boolean> {
  return db.org(orgId, async (tx) => {
    const [isNew] = await insertUse(tx, orgId, codeId, press, now());
    if (!isNew) return true;
    const [taken] = await takeUse(tx, orgId, codeId);
    if (taken) return true;
    await deleteUse(tx, orgId, codeId, press);
    return false;
  });
}

/** Whether a password opens a code. Tries are counted before they are looked at, by network and for the code as a whole. */
export async function tryPassword(
  services: Needs,
  { orgId, codeId }: CodeId,
  password: string,
  ip: string,
): Promise<'right' | 'wrong' | 'tooMany'> {
  const tries: Try[] = [
    { limit: 'codePassword', of: `${codeId} ${ip}` },
    { limit: 'anyCodePassword', of: codeId },
  ];
  if (!(await mayTry(services, tries))) return 'tooMany';
  const [gate] = await services.db.org(orgId, (tx) => selectGate(tx, orgId, codeId));
  if (!(await isPasswordRight(password, gate?.password_hash ?? undefined))) return 'wrong';
  await forgiveTries(services, tries);
  return 'right';
}
