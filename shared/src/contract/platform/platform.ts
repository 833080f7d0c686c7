import { Type } from 'typebox';
import {
  mostRemotePaths,
  remoteNameRule,
  remotePathRule,
  type RemoteName as Name,
} from '../../values/platform/remotes.js';
import { Data, Input, Iso, OneOf, operation, OrNull, Uuid } from '../operation.js';

const RemoteName = Type.Unsafe<Name>({ type: 'string', ...remoteNameRule });
const Version = Type.String({ minLength: 1, maxLength: 64 });

export const PlatformRelease = Type.Object({
  version: Type.String(),
  created_at: Iso,
  created_by: Type.String(),
  /** `removed`: its files are gone. A release that is live although it has a reason has nothing to go back to. */
  state: OneOf(['live', 'canary', 'ready', 'quarantined', 'removed']),
  reason: OrNull(Type.String({ description: 'why it was quarantined' })),
  contract: Type.String({ description: 'the range of contract versions it works with' }),
  size_kb: OrNull(
    Type.Integer({ description: 'the scripts that opening its heaviest screen fetches, before compression' }),
  ),
  budget_kb: Type.Number(),
  load_ms_p75: OrNull(Type.Integer({ description: 'three of four pages had it ready within this time' })),
  loads: Type.Integer({ description: 'pages of the last seven days that asked for it, failures included' }),
  failures: Type.Integer(),
  last_error: OrNull(Type.Object({ at: Iso, code: Type.String(), reference: Type.String() })),
});

/** An organization that is named gets the canary whatever the share. */
const PlatformCanary = Type.Object({
  version: Type.String(),
  orgs: Type.Array(Type.Object({ org_id: Type.String(), org_name: Type.String() })),
  share: Type.Integer({ description: 'how many of a hundred organizations' }),
});

export const PlatformRemote = Type.Object({
  name: RemoteName,
  paths: OrNull(
    Type.Array(Type.String(), {
      description: 'the addresses that the operator gave it; null: it comes with the product',
    }),
  ),
  is_disabled: Type.Boolean(),
  previous: OrNull(Type.String({ description: 'the release that a rollback leads to' })),
  canary: OrNull(PlatformCanary),
  /** Newest first. */
  releases: Type.Array(PlatformRelease),
});

/** What browsers refused for the content policy on one day. */
export const PlatformViolation = Type.Object({
  day: Type.String(),
  remote: Type.String({ description: 'the remote whose file asked for it, else shell' }),
  directive: Type.String(),
  blocked: Type.String({ description: 'an origin, or a word such as inline or eval' }),
  hits: Type.Integer(),
});

export const PlatformAudit = Type.Object({
  at: Iso,
  name: Type.String(),
  channel: Type.String(),
  action: Type.String(),
  from_version: OrNull(Type.String()),
  to_version: OrNull(Type.String()),
  actor: Type.String(),
  detail: Type.String(),
});

export const DeployToken = Type.Object({
  token_id: Type.String(),
  name: Type.String({ description: 'the remote it may release' }),
  created_at: Iso,
  created_by: Type.String(),
  label: Type.String({ description: 'what it is for, in the words of who made it' }),
  last_used_at: OrNull(Iso),
  revoked_at: OrNull(Iso),
  revoked_by: OrNull(Type.String()),
});

const Done = Data(Type.Object({ name: RemoteName }));
const Named = { name: RemoteName };

export const platform = {
  'platform.addRemote': operation({
    method: 'POST',
    path: '/api/platform/add-remote',
    secretReply: true,
    host: 'core',
    who: 'operator',
    summary: 'Adds a remote of another team, with the addresses it may have, and gives its deploy token once',
    input: Input({
      ...Named,
      paths: Type.Array(Type.String(remotePathRule), { minItems: 1, maxItems: mostRemotePaths, uniqueItems: true }),
    }),
    reply: Data(Type.Object({ ...DeployToken.properties, token: Type.String() })),
    errors: ['remote.refused'],
  }),
  'platform.removeRemote': operation({
    method: 'POST',
    path: '/api/platform/remove-remote',
    host: 'core',
    who: 'operator',
    summary: 'Removes a remote that was added, with its addresses, menu entries, tokens and files; its history stays',
    input: Input(Named),
    reply: Done,
    errors: ['remote.refused'],
  }),
  'platform.get': operation({
    method: 'POST',
    path: '/api/platform/get',
    host: 'core',
    who: 'operator',
    summary: 'The health of every remote: its releases, canary, failures and load times, and the last changes',
    input: Input({}),
    reply: Data(
      Type.Object({
        remotes: Type.Array(PlatformRemote),
        violations: Type.Array(PlatformViolation),
        audit: Type.Array(PlatformAudit),
      }),
    ),
    errors: [],
  }),
  'platform.promote': operation({
    method: 'POST',
    path: '/api/platform/promote',
    host: 'core',
    who: 'operator',
    summary: 'Makes a release live for everyone',
    input: Input({ ...Named, version: Version }),
    reply: Done,
    errors: ['remote.refused'],
  }),
  'platform.rollback': operation({
    method: 'POST',
    path: '/api/platform/rollback',
    host: 'core',
    who: 'operator',
    summary: 'Goes back to the release that was live before',
    input: Input(Named),
    reply: Done,
    errors: ['remote.refused'],
  }),
  'platform.allow': operation({
    method: 'POST',
    path: '/api/platform/allow',
    host: 'core',
    who: 'operator',
    summary: 'Allows a quarantined release again; this does not make it live',
    input: Input({ ...Named, version: Version }),
    reply: Done,
    errors: ['remote.refused'],
  }),
  'platform.disable': operation({
    method: 'POST',
    path: '/api/platform/disable',
    host: 'core',
    who: 'operator',
    summary: 'Turns a remote off for everyone; its screens say so',
    input: Input(Named),
    reply: Done,
    errors: ['remote.refused'],
  }),
  'platform.enable': operation({
    method: 'POST',
    path: '/api/platform/enable',
    host: 'core',
    who: 'operator',
    summary: 'Turns a remote on again',
    input: Input(Named),
    reply: Done,
    errors: ['remote.refused'],
  }),
  'platform.canary': operation({
    method: 'POST',
    path: '/api/platform/canary',
    host: 'core',
    who: 'operator',
    summary: 'Gives a release to some organizations or to a share of all; the others stay on the live one',
    input: Input({
      ...Named,
      version: Version,
      org_ids: Type.Optional(Type.Array(Uuid, { maxItems: 200, uniqueItems: true })),
      share: Type.Optional(
        Type.Integer({ minimum: 0, maximum: 100, description: 'how many of a hundred organizations' }),
      ),
    }),
    reply: Done,
    errors: ['remote.refused'],
  }),
  'platform.endCanary': operation({
    method: 'POST',
    path: '/api/platform/end-canary',
    host: 'core',
    who: 'operator',
    summary: 'Ends the canary; every organization gets the live release',
    input: Input(Named),
    reply: Done,
    errors: ['remote.refused'],
  }),
  'platform.createToken': operation({
    method: 'POST',
    path: '/api/platform/create-token',
    secretReply: true,
    host: 'core',
    who: 'operator',
    summary: 'Makes a deploy token for the team of one remote and shows it once',
    input: Input({ ...Named, label: Type.Optional(Type.String({ maxLength: 100 })) }),
    reply: Data(Type.Object({ ...DeployToken.properties, token: Type.String() })),
    errors: ['remote.refused'],
  }),
  'platform.listTokens': operation({
    method: 'POST',
    path: '/api/platform/list-tokens',
    host: 'core',
    who: 'operator',
    summary: 'Deploy tokens, newest first, never their secrets',
    input: Input({}),
    reply: Data(Type.Array(DeployToken)),
    errors: [],
  }),
  'platform.revokeToken': operation({
    method: 'POST',
    path: '/api/platform/revoke-token',
    host: 'core',
    who: 'operator',
    summary: 'Ends a deploy token at once',
    input: Input({ token_id: Uuid }),
    reply: Data(DeployToken),
    errors: ['deploy_token.not_found'],
  }),
};
