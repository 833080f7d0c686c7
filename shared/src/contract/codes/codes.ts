import { Type } from 'typebox';
import { codeTypes } from '../../values/codes/code-types.js';
import { bulkActions, bulkLimit, codeStatuses } from '../../values/codes/codes.js';
import { CodeContent, Target } from './code-content.js';
import { CodeFilter } from './code-filter.js';
import { Code, ForwardQuery, limits, Slug, Tags } from './code-record.js';
import { CodeRules } from './code-rules.js';
import { Data, Input, List, Name, OneOf, operation, OrgId, OrNull, Paging, Uuid } from '../operation.js';
import { QrStyle } from './qr-style.js';

export const codes = {
  'codes.create': operation({
    method: 'POST',
    path: '/api/codes/create',
    host: 'core',
    who: 'codes:write',
    summary:
      'Creates a code; refuses an unsafe target and an unscannable style. A link needs a target, the other types their content',
    input: Input({
      org_id: OrgId,
      name: Name,
      type: OneOf(codeTypes),
      target: Type.Optional(Target),
      content: Type.Optional(CodeContent),
      slug: Type.Optional(Slug),
      style: Type.Optional(QrStyle),
      tags: Type.Optional(Tags),
      folder_id: Type.Optional(Uuid),
      ...limits,
      forward_query: Type.Optional(ForwardQuery),
      rules: Type.Optional(CodeRules),
    }),
    reply: Data(Code),
    errors: ['code.unsafe_target', 'code.slug_taken', 'code.slug_reserved', 'code.unscannable', 'folder.not_found'],
  }),
  'codes.update': operation({
    method: 'POST',
    path: '/api/codes/update',
    host: 'core',
    who: 'codes:write',
    owner: { table: 'codes', field: 'code_id' },
    summary:
      'Changes what is given; a printed code keeps its short address. Null takes a limit away; content and rules are replaced as a whole',
    input: Input({
      org_id: OrgId,
      code_id: Uuid,
      data: Input({
        name: Type.Optional(Name),
        target: Type.Optional(Target),
        content: Type.Optional(CodeContent),
        style: Type.Optional(QrStyle),
        status: Type.Optional(OneOf(codeStatuses)),
        tags: Type.Optional(Tags),
        ...limits,
        forward_query: Type.Optional(ForwardQuery),
        rules: Type.Optional(CodeRules),
      }),
    }),
    reply: Data(Code),
    errors: ['code.not_found', 'code.unsafe_target', 'code.unscannable', 'code.bad_state'],
  }),
  'codes.delete': operation({
    method: 'POST',
    path: '/api/codes/delete',
    host: 'core',
    who: 'codes:write',
    owner: { table: 'codes', field: 'code_id' },
    summary: 'Deletes a code; scans show a page that says so, and codes.update with status active restores it',
    input: Input({ org_id: OrgId, code_id: Uuid }),
    reply: Data(Type.Object({ code_id: Type.String() })),
    errors: ['code.not_found', 'code.bad_state'],
  }),
  'codes.get': operation({
    method: 'POST',
    path: '/api/codes/get',
    host: 'core',
    who: 'codes:read',
    owner: { table: 'codes', field: 'code_id' },
    summary: 'One code',
    input: Input({ org_id: OrgId, code_id: Uuid }),
    reply: Data(Code),
    errors: ['code.not_found'],
  }),
  'codes.list': operation({
    method: 'POST',
    path: '/api/codes/list',
    host: 'core',
    who: 'codes:read',
    summary: 'Codes, newest first; archived and deleted ones only when asked for',
    input: Input({
      org_id: OrgId,
      ...Paging,
      filter: Type.Optional(CodeFilter),
    }),
    reply: List(Code),
    errors: [],
  }),
  'codes.bulk': operation({
    method: 'POST',
    path: '/api/codes/bulk',
    host: 'core',
    who: 'codes:write',
    summary:
      'Changes many codes in one transaction. The reply lists codes that cannot change, each with the reason; codes that already have the new state are skipped',
    input: Input({
      org_id: OrgId,
      code_ids: Type.Array(Uuid, { minItems: 1, maxItems: bulkLimit, uniqueItems: true }),
      action: OneOf(bulkActions),
      folder_id: Type.Optional(OrNull(Uuid)),
      tags: Type.Optional(Tags),
    }),
    reply: Data(
      Type.Object({
        changed: Type.Integer(),
        left: Type.Array(Type.Object({ code_id: Type.String(), name: Type.String(), reason: Type.String() })),
      }),
    ),
    errors: ['folder.not_found'],
  }),
  'codes.names': operation({
    method: 'POST',
    path: '/api/codes/names',
    host: 'core',
    who: 'codes:read',
    summary: 'Name and id of every code that is not deleted, by name',
    input: Input({ org_id: OrgId }),
    reply: Data(Type.Array(Type.Object({ code_id: Type.String(), name: Type.String() }))),
    errors: [],
  }),
  'codes.tags': operation({
    method: 'POST',
    path: '/api/codes/tags',
    host: 'core',
    who: 'codes:read',
    summary: 'The tags in use, by name, with the number of codes that are not deleted',
    input: Input({ org_id: OrgId }),
    reply: Data(Type.Array(Type.Object({ tag: Type.String(), codes: Type.Integer() }))),
    errors: [],
  }),
};
