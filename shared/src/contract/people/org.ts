import { Type } from 'typebox';
import { Data, Email, Input, Iso, List, Name, OneOf, operation, OrgId, Paging, Uuid } from '../operation.js';
import { contactMaxLength, termsMaxLength } from '../../values/people/org.js';
import { targetMaxLength } from '../../values/codes/codes.js';
import { Zone } from '../codes/code-content.js';
import { roles } from '../../values/people/permissions.js';
import { visitorModes } from '../../values/customers/visitors.js';

const RoleName = OneOf(roles);

const Clock = Type.String({ maxLength: 5, pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' });

/** The hours of a week. What ends before it begins goes past midnight, and what ends when it begins is a whole day. */
export const OpeningDays = Type.Array(Type.Array(Input({ from: Clock, to: Clock }), { maxItems: 3 }), {
  minItems: 7,
  maxItems: 7,
  description: 'Monday first; a day without times is closed',
});

/** When a shop is open each week. */
export const OpeningHours = Input({ zone: Zone, days: OpeningDays });

/** What shoppers see of an organization, beside its logo. */
const shopperFields = {
  shopper_name: Type.String({
    maxLength: 120,
    description: 'what pages for shoppers call it; empty: the name of the organization',
  }),
  colour: Type.String({
    maxLength: 7,
    pattern: '^(#[0-9a-fA-F]{6})?$',
    description: 'of its pages, such as #d9480f; empty: none',
  }),
  phone: Type.String({ maxLength: 30, pattern: '^$|^[+]?[0-9][0-9 ()./-]*$' }),
  website: Type.String({ maxLength: targetMaxLength }),
  hours: Type.Union([OpeningHours, Type.Null()]),
};

/** The organization record of the client, with the six fields of the specification. */
export const Organization = Type.Object({
  org_id: Type.String(),
  org_name: Type.String(),
  organization_logo: Type.String(),
  role: Type.Union([RoleName, Type.Literal('')]),
  org_stripe: Type.String(),
  twilio_number: Type.String(),
  shopper_terms: Type.String({
    description: 'what shoppers agree to; empty: the terms of the installation stand alone',
  }),
  ...shopperFields,
  /** How visitors are recognized: not at all, for a day without a cookie, or for a year by a cookie where they agreed. */
  visitor_mode: OneOf(visitorModes),
  privacy_contact: Type.String({ description: 'whom shoppers ask about their data; stands in the privacy notice' }),
  created_at: Iso,
  /** Set while the organization waits to be deleted; it can be kept until then. */
  delete_after: Type.Union([Iso, Type.Null()]),
});

const Summary = Type.Object({
  organization_id: Type.String(),
  organization_name: Type.String(),
  organization_logo: Type.String(),
});

export const Person = Type.Object({
  id: Type.String({ description: 'the membership or invitation, as /v1/user-role/{id} takes it' }),
  user_id: Type.Union([Type.String(), Type.Null()]),
  email: Type.String(),
  name: Type.String(),
  role: RoleName,
  state: OneOf(['active', 'invited']),
  created_at: Iso,
  last_seen_at: Type.Union([Iso, Type.Null()]),
});

export const org = {
  'org.get': operation({
    method: 'POST',
    path: '/api/org/get',
    host: 'core',
    who: 'member',
    summary: 'The organization record',
    input: Input({ org_id: OrgId }),
    reply: Data(Organization),
    errors: ['org.not_found'],
  }),
  'org.create': operation({
    method: 'POST',
    path: '/api/org/create',
    host: 'core',
    who: 'signed-in',
    limit: 20,
    summary: 'Creates an organization; the caller becomes its owner',
    input: Input({ name: Name }),
    reply: Data(Organization),
    errors: ['org.name_taken', 'auth.email_unverified'],
  }),
  'org.update': operation({
    method: 'POST',
    path: '/api/org/update',
    host: 'core',
    who: 'org:write',
    summary: 'Changes the name, the logo, the terms for shoppers, what else they see, or how visitors are recognized',
    input: Input({
      org_id: OrgId,
      data: Input({
        org_name: Type.Optional(Name),
        organization_logo: Type.Optional(Type.String({ maxLength: 500 })),
        shopper_terms: Type.Optional(Type.String({ maxLength: termsMaxLength })),
        ...Type.Partial(Type.Object(shopperFields)).properties,
        visitor_mode: Type.Optional(OneOf(visitorModes)),
        privacy_contact: Type.Optional(Type.String({ maxLength: contactMaxLength })),
      }),
    }),
    reply: Data(Organization),
    errors: ['org.not_found'],
  }),
  'org.list': operation({
    method: 'POST',
    path: '/api/org/list',
    beforeTerms: true,
    host: 'core',
    who: 'signed-in',
    summary: "The caller's organizations and roles",
    input: Input({}),
    reply: Data(Type.Array(Organization)),
    errors: [],
  }),
  'org.delete': operation({
    method: 'POST',
    path: '/api/org/delete',
    host: 'core',
    who: 'org:delete',
    summary: 'Deletes the organization with all its data after 7 days; undo cancels this',
    input: Input({ org_id: Uuid, undo: Type.Optional(Type.Boolean()) }),
    reply: Data(Organization),
    errors: ['org.not_found'],
  }),
  'org.exists': operation({
    method: 'POST',
    path: '/api/org/exists',
    host: 'core',
    who: 'signed-in',
    limit: 60,
    summary: 'Finds an organization the caller is in or invited to',
    input: Input({ email: Type.Optional(Email), id: Type.Optional(Uuid), name: Type.Optional(Name) }),
    reply: Data(Type.Union([Summary, Type.Null()])),
    errors: [],
  }),
  'org.addUser': operation({
    method: 'POST',
    path: '/api/org/add-user',
    host: 'core',
    who: 'users:write',
    limit: 60,
    summary: 'Invites a person by e-mail with a role; they accept or decline',
    input: Input({ org_id: OrgId, email: Email, role: RoleName }),
    reply: Data(Person),
    errors: ['user.already_member', 'user.role_too_high', 'invitation.too_many'],
  }),
  'org.users': operation({
    method: 'POST',
    path: '/api/org/users',
    host: 'core',
    who: 'users:read',
    summary: 'Members and pending invitations',
    input: Input({ org_id: OrgId, ...Paging, search: Type.Optional(Type.String({ maxLength: 120 })) }),
    reply: List(Person),
    errors: [],
  }),
};

export const userRole = {
  'userRole.update': operation({
    method: 'PUT',
    path: '/v1/user-role/{id}',
    host: 'v1',
    who: 'users:write',
    summary: 'Changes the role of a member or a pending invitation',
    input: Input({ id: Uuid, org_id: OrgId, role: RoleName }),
    owner: { table: 'memberships', field: 'id' },
    reply: Data(Person),
    errors: ['user.not_found', 'org.last_owner', 'user.role_too_high'],
  }),
  'userRole.delete': operation({
    method: 'DELETE',
    path: '/v1/user-role/{id}',
    host: 'v1',
    who: 'users:write',
    summary: 'Removes a member or withdraws an invitation',
    input: Input({ id: Uuid, org_id: OrgId }),
    owner: { table: 'memberships', field: 'id' },
    reply: Data(Type.Object({ id: Type.String() })),
    errors: ['user.not_found', 'org.last_owner', 'user.role_too_high'],
  }),
  'userRole.get': operation({
    method: 'GET',
    path: '/v1/user-role',
    host: 'v1',
    who: 'member',
    summary: 'The role of a user; without a user, the caller’s own. Others need users:read',
    input: Input({ org_id: OrgId, user: Type.Optional(Uuid) }),
    reply: Data(Type.Object({ user_id: Type.String(), role: RoleName })),
    errors: ['user.not_found'],
  }),
};
