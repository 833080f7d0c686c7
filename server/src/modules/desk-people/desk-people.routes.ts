import type { Api } from '@swapt/shared/contract';
import { can, roles } from '@swapt/shared/values';
import { AppError } from '../../platform/errors/app-error.js';
import type { Handlers } from '../../platform/http/handler.js';
import type { RowOf } from '../../platform/db/statements.js';
import { tokenFor } from './check-pin.js';
import { selectDeskPerson, selectPeople } from './desk-people.sql.js';
import { mayApprove } from './known-at-desk.js';
import { setPin } from './set-pin.js';

type Ids = 'pos.people' | 'pos.setPin' | 'pos.identify' | 'pos.approve';

const atDesks = roles.filter((role) => can(role, 'pos:use'));

const toPerson = (
  { user_id, name, role, pin_hash }: RowOf<typeof selectDeskPerson>,
  you: string,
): Api['pos.setPin']['out']['data'] => ({
  ...{ user_id, name, has_pin: pin_hash !== null },
  ...{ may_approve: mayApprove(role), is_you: user_id === you },
});

export const deskPeopleHandlers: Handlers<Ids> = {
  'pos.people': async ({ tx, orgId, userId }) => ({
    data: (await selectPeople(tx, orgId, atDesks)).map((person) => toPerson(person, userId)),
  }),
  'pos.setPin': async (ctx, { org_id: _, ...asked }) => {
    const userId = await setPin(ctx, asked);
    const [person] = await selectDeskPerson(ctx.tx, ctx.orgId, userId);
    if (!person) throw new AppError('user.not_found');
    return { data: toPerson(person, ctx.userId) };
  },
  'pos.identify': async (ctx, asked) => ({ data: await tokenFor(ctx, asked, 'cashier') }),
  'pos.approve': async (ctx, { action, ...asked }) => ({ data: await tokenFor(ctx, asked, action) }),
};
