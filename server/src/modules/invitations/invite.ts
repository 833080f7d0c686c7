import type { Person } from '@swapt/shared/contract';
import { outranks, type Role } from '@swapt/shared/values';
import { uuidv7 } from '../../platform/db/uuid.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import { mailboxKey } from '../../platform/mail/mail-quota.js';
import { queueMail } from '../../platform/mail/queue-mail.js';
import { mayTry } from '../../platform/throttle/throttle.js';
import { found, selectOrg } from '../org/org.service.js';
import { lockOrg } from '../../platform/db/lock-organizations.js';
import { insertMember, selectPerson, selectPersonByEmail, toPerson } from '../user-role/user-role.service.js';
import { invitationMail } from './invitation-mail.js';
import { countInvitations } from './invitations.sql.js';

const MAX_OPEN = 100;

/**
 * Invites an address, which its owner accepts or declines. How often an organization and a person invite is limited, as is how many mails of this
 * kind one address gets from all of them: an invitation beyond that waits in the console without a mail.
 */
export async function invite(ctx: OrgCtx, email: string, role: Role): Promise<Person> {
  const { tx, orgId, services, userId, outside } = ctx;
  if (!outranks(ctx.role, role)) throw new AppError('user.role_too_high');
  const tries = [
    { limit: 'orgInvitations', of: orgId },
    { limit: 'ownInvitations', of: userId },
  ] as const;
  if (!outside('the quota of invitations', () => mayTry(services, tries))) {
    throw new AppError('rate.limited', 'You have invited many people today. Please continue tomorrow.');
  }
  await lockOrg(tx, orgId);
  const [known] = await selectPersonByEmail(tx, orgId, email);
  if (known) throw new AppError('user.already_member');
  const [count] = await countInvitations(tx, orgId);
  if (count && count.open >= MAX_OPEN) throw new AppError('invitation.too_many');
  const mailQuota = { limit: 'invitationMail', of: mailboxKey(email) } as const;
  const isMailed = outside('the quota of mails', () => mayTry(services, [mailQuota]));
  const now = services.now();
  const id = uuidv7(now);
  await insertMember(tx, orgId, { id, userId: null, email, role, createdAt: now });
  if (isMailed) {
    const { name } = found(await selectOrg(tx, orgId));
    const mail = invitationMail(services.config.publicUrl, name, email, ctx.caller);
    await queueMail(tx, services, { ...mail, orgId });
  }
  const [person] = await selectPerson(tx, orgId, id);
  if (!person) throw new Error('An invitation could not be written');
  return toPerson(person);
}
