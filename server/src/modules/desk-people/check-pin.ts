import type { Api } from '@swapt/shared/contract';
import { can } from '@swapt/shared/values';
import { uuidv7 } from '../../platform/db/uuid.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import { isPasswordRight } from '../../platform/passwords/passwords.js';
import { forgiveTries, mayTry, type Try } from '../../platform/throttle/throttle.js';
import { readSession } from '../events/events.service.js';
import { selectDeskPerson } from './desk-people.sql.js';
import { makeToken, type Purpose } from './desk-token.js';
import { mayApprove } from './known-at-desk.js';

type Ctx = Pick<OrgCtx, 'services' | 'orgId'>;
type Asked = Omit<Api['pos.identify']['in'], 'org_id'>;

const secondsFor = (purpose: Purpose) => (purpose === 'cashier' ? 12 * 3_600 : 5 * 60);

/**
 * A token for who knows the PIN of a member. Tries are counted before they are looked at, for the desk and for the member: a PIN has few digits. Who is
 * no member, or has no PIN, is told what who mistyped is told.
 */
export async function tokenFor(
  { services, orgId }: Ctx,
  { session_id: sessionId, user_id: userId, pin }: Asked,
  purpose: Purpose,
): Promise<Api['pos.identify']['out']['data']> {
  const person = await services.db.org(orgId, async (tx) => {
    await readSession({ tx, orgId }, sessionId);
    const [found] = await selectDeskPerson(tx, orgId, userId);
    return found;
  });
  if (purpose !== 'cashier' && person && !mayApprove(person.role)) throw new AppError('desk.approval');
  const tries: Try[] = [
    { limit: 'deskPinAt', of: sessionId },
    { limit: 'deskPin', of: `${orgId} ${userId}` },
    { limit: 'deskPinDay', of: `${orgId} ${userId}` },
  ];
  if (!(await mayTry(services, tries))) throw new AppError('desk.pin_tries');
  const pinHash = person?.pin_hash ?? undefined;
  const isRight = await isPasswordRight(pin, pinHash);
  if (!isRight || !person || pinHash === undefined || !can(person.role, 'pos:use'))
    throw new AppError('desk.wrong_pin');
  await forgiveTries(services, tries);
  const now = services.now();
  const seconds = secondsFor(purpose);
  const until = new Date(now.getTime() + seconds * 1000);
  const claim = { tokenId: uuidv7(now), userId: person.user_id, until };
  const token = makeToken(await services.scans.secret(), claim, { orgId, sessionId, purpose, pinHash });
  return { token, user_id: person.user_id, name: person.name, seconds };
}
