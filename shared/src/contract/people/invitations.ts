import { Type } from 'typebox';
import { roles } from '../../values/people/permissions.js';
import { Data, Input, Iso, OneOf, operation, Uuid } from '../operation.js';
import { Organization } from './org.js';

export const Invitation = Type.Object({
  id: Uuid,
  org_name: Type.String(),
  organization_logo: Type.String(),
  role: OneOf(roles),
  created_at: Iso,
});

export const invitations = {
  'invitations.list': operation({
    method: 'POST',
    path: '/api/invitations/list',
    host: 'core',
    who: 'signed-in',
    summary: "Invitations to the caller's confirmed address that wait for an answer",
    input: Input({}),
    reply: Data(Type.Array(Invitation)),
    errors: [],
  }),
  'invitations.accept': operation({
    method: 'POST',
    path: '/api/invitations/accept',
    host: 'core',
    who: 'signed-in',
    limit: 60,
    summary: 'The caller becomes a member of the organization that invited them',
    input: Input({ id: Uuid }),
    reply: Data(Organization),
    errors: ['invitation.not_found', 'user.already_member', 'auth.email_unverified'],
  }),
  'invitations.decline': operation({
    method: 'POST',
    path: '/api/invitations/decline',
    host: 'core',
    who: 'signed-in',
    limit: 60,
    summary: 'Ends an invitation to the caller without joining',
    input: Input({ id: Uuid }),
    reply: Data(Type.Object({ id: Type.String() })),
    errors: ['invitation.not_found', 'auth.email_unverified'],
  }),
};
