import { Type } from 'typebox';
import { Data, Input, Iso, List, Name, OneOf, operation, OrgId, Paging, Uuid } from './operation.js';
import { codeStatuses, codeTypes } from '../values/codes.js';
import { QrStyle, ScanScore } from './qr-style.js';

const Target = Type.String({ minLength: 1, maxLength: 2048, description: 'http, https, tel, mailto or sms' });
const Slug = Type.String({ minLength: 3, maxLength: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$' });

export const Code = Type.Object({
  code_id: Type.String(),
  org_id: Type.String(),
  name: Type.String(),
  type: OneOf(codeTypes),
  target: Type.String(),
  slug: Type.String(),
  url: Type.String({ description: 'the short address, for sharing' }),
  scan_url: Type.String({ description: 'what the printed code encodes: the short address with the scan marker' }),
  status: OneOf(codeStatuses),
  style: QrStyle,
  folder: Type.Union([Type.Object({ folder_id: Type.String(), name: Type.String() }), Type.Null()]),
  scans: Type.Integer(),
  human_scans: Type.Integer(),
  unique_visitors: Type.Integer(),
  last_scan_at: Type.Union([Iso, Type.Null()]),
  created_at: Iso,
  updated_at: Iso,
});

export const codes = {
  'codes.create': operation({
    method: 'POST',
    path: '/api/codes/create',
    host: 'core',
    who: 'codes:write',
    summary: 'Creates a code; refuses an unsafe target and an unscannable style',
    input: Input({
      org_id: OrgId,
      name: Name,
      type: OneOf(codeTypes),
      target: Target,
      slug: Type.Optional(Slug),
      style: Type.Optional(QrStyle),
    }),
    reply: Data(Code),
    errors: ['code.unsafe_target', 'code.slug_taken', 'code.slug_reserved', 'code.unscannable'],
  }),
  'codes.update': operation({
    method: 'POST',
    path: '/api/codes/update',
    host: 'core',
    who: 'codes:write',
    owner: { table: 'codes', field: 'code_id' },
    summary: 'Changes name, target, style or status; a printed code keeps its short address',
    input: Input({
      org_id: OrgId,
      code_id: Uuid,
      data: Input({
        name: Type.Optional(Name),
        target: Type.Optional(Target),
        style: Type.Optional(QrStyle),
        status: Type.Optional(OneOf(codeStatuses)),
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
    summary: 'Deletes a code; its prints show a friendly page, and codes.update with status active brings it back',
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
    summary: 'Codes, newest first; deleted ones only when asked for',
    input: Input({
      org_id: OrgId,
      ...Paging,
      filter: Type.Optional(
        Input({
          search: Type.Optional(Type.String({ maxLength: 120 })),
          status: Type.Optional(OneOf(codeStatuses)),
          sort: Type.Optional(OneOf(['newest', 'name', 'scans'])),
        }),
      ),
    }),
    reply: List(Code),
    errors: [],
  }),
  'codes.resolve': operation({
    method: 'POST',
    path: '/api/codes/resolve',
    host: 'core',
    who: 'public',
    limit: 300,
    summary: 'What a scan of this short name leads to',
    input: Input({ id: Type.String({ minLength: 1, maxLength: 64 }) }),
    reply: Data(
      Type.Object({
        kind: OneOf(['target', 'paused', 'deleted', 'unknown']),
        target: Type.Union([Type.String(), Type.Null()]),
        name: Type.Union([Type.String(), Type.Null()]),
        org_name: Type.Union([Type.String(), Type.Null()]),
      }),
    ),
    errors: [],
  }),
  'codes.render': operation({
    method: 'POST',
    path: '/api/codes/render',
    ownTransaction: true,
    host: 'core',
    who: 'codes:read',
    limit: 240,
    summary: 'A print file, the scan score, or both, of a saved code or of an unsaved style',
    input: Input({
      org_id: OrgId,
      code_id: Type.Optional(Uuid),
      style: Type.Optional(QrStyle),
      format: Type.Optional(OneOf(['svg', 'png', 'pdf', 'eps'])),
      size: Type.Optional(
        Type.Number({
          minimum: 10,
          maximum: 500,
          default: 50,
          description: 'printed width in millimetres, quiet zone included',
        }),
      ),
      score: Type.Optional(Type.Boolean({ description: 'whether to run the scan trials' })),
    }),
    reply: Data(
      Type.Object({
        file: Type.Union([
          Type.Object({ name: Type.String(), type: Type.String(), body: Type.String({ description: 'base64' }) }),
          Type.Null(),
        ]),
        score: Type.Union([ScanScore, Type.Null()]),
      }),
    ),
    errors: ['code.not_found'],
  }),
};
