import { AppError } from '../../platform/errors/app-error.js';
import type { Caller, Handlers } from '../../platform/http/handler.js';
import { plainName } from '../../platform/mail/plain-name.js';
import { found, selectOrg, toOrganization } from '../org/org.service.js';
import { lockOrg } from '../../platform/db/lock-organizations.js';
import { invite } from './invite.js';
import { acceptInvitation, deleteInvitation, selectInvitations, selectInvitingOrg } from './invitations.sql.js';

export const invitationsHandlers: Handlers<
  'org.addUser' | 'invitations.list' | 'invitations.accept' | 'invitations.decline'
> = {
  'org.addUser': async (ctx, { email, role }) => ({ data: await invite(ctx, email, role) }),

  'invitations.list': async ({ tx, caller }) => {
    if (!caller.emailVerified) return { data: [] };
    const rows = await selectInvitations(tx, caller);
    // As in the mail: a stranger's organization says its name in somebody's console, and nothing else.
    const data = rows.map(({ org_name, created_at, ...row }) => ({
      ...row,
      org_name: plainName(org_name),
      created_at: created_at.toISOString(),
    }));
    return { data };
  },

  'invitations.accept': async ({ tx, caller }, { id }) => {
    refuseUnconfirmed(caller);
    const [inviting] = await selectInvitingOrg(tx, caller, id);
    // Whoever deletes the organization meanwhile counts its people first.
    if (inviting) await lockOrg(tx, inviting.org_id);
    const [accepted] = await acceptInvitation(tx, caller, id);
    if (!accepted) throw new AppError('invitation.not_found');
    return { data: toOrganization(found(await selectOrg(tx, accepted.org_id)), accepted.role) };
  },

  'invitations.decline': async ({ tx, caller }, { id }) => {
    refuseUnconfirmed(caller);
    const [declined] = await deleteInvitation(tx, caller.email, id);
    if (!declined) throw new AppError('invitation.not_found');
    return { data: declined };
  },
};

function refuseUnconfirmed({ emailVerified }: Caller): void {
  if (!emailVerified) throw new AppError('auth.email_unverified');
}
