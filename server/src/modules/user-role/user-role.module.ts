import { defineModule } from '../../platform/module.js';
import { userRoleChecks } from './user-role.checks.js';
import { userRoleHandlers } from './user-role.routes.js';

export const userRoleModule = defineModule({
  handlers: userRoleHandlers,
  tables: ['memberships'],
  constraints: { memberships_email: 'user.already_member', memberships_user: 'user.already_member' },
  checks: userRoleChecks,
});
