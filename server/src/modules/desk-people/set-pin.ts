import type { Api } from '@swapt/shared/contract';
import { isWeakPin, outranks } from '@swapt/shared/values';
import { AppError } from '../../platform/errors/app-error.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import { hashPassword } from '../../platform/passwords/passwords.js';
import { deletePin, selectDeskPerson, upsertPin } from './desk-people.sql.js';

/** A PIN stands for a person: they set it themselves, and no program does it for them. Whoever may change their role can clear it. */
export async function setPin(
  ctx: OrgCtx,
  { user_id: userId = ctx.userId, pin }: Omit<Api['pos.setPin']['in'], 'org_id'>,
): Promise<string> {
  const { tx, orgId, services, outside } = ctx;
  if (userId === ctx.userId) {
    if (!ctx.caller) throw new AppError('auth.forbidden');
  } else await assertMayClear(ctx, userId, pin);
  if (pin === null) {
    await deletePin(tx, orgId, userId);
    return userId;
  }
  if (isWeakPin(pin))
    throw new AppError('desk.weak_pin', undefined, {
      pin: 'Use at least three different digits, not one after the other.',
    });
  const hash = outside('the PIN', () => hashPassword(pin));
  await upsertPin(tx, orgId, userId, hash, services.now());
  return userId;
}

async function assertMayClear({ tx, orgId, role, can }: OrgCtx, userId: string, pin: string | null): Promise<void> {
  if (pin !== null || !can('users:write')) throw new AppError('auth.forbidden');
  const [person] = await selectDeskPerson(tx, orgId, userId);
  if (!person) throw new AppError('user.not_found');
  if (!outranks(role, person.role)) throw new AppError('user.role_too_high');
}
