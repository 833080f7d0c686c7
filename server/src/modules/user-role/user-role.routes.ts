import { AppError } from '../../platform/errors/app-error.js';
import type { Handlers } from '../../platform/http/handler.js';
import { changeRole, removePerson } from './user-role.service.js';
import { selectPersonByUser } from './user-role.sql.js';

export const userRoleHandlers: Handlers<'userRole.update' | 'userRole.delete' | 'userRole.get'> = {
  'userRole.update': async (ctx, { id, role }) => ({ data: await changeRole(ctx, id, role) }),

  'userRole.delete': async (ctx, { id }) => {
    await removePerson(ctx, id);
    return { data: { id } };
  },

  'userRole.get': async ({ tx, orgId, userId, role, can }, { user = userId }) => {
    if (user === userId) return { data: { user_id: userId, role } };
    if (!can('users:read')) throw new AppError('auth.forbidden');
    const [person] = await selectPersonByUser(tx, orgId, user);
    if (!person) throw new AppError('user.not_found');
    return { data: { user_id: user, role: person.role } };
  },
};
