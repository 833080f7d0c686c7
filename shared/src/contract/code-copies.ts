import { Type } from 'typebox';
import { cloneLimit } from '../values/codes.js';
import { Target } from './code-content.js';
import { Code, OrNull, Slug } from './code-record.js';
import { Data, Input, Name, operation, OrgId, Uuid } from './operation.js';
import { QrStyle } from './qr-style.js';

const Made = Type.Object({
  code_id: OrNull(Type.String({ description: 'null in a dry run' })),
  name: Type.String(),
  target: Type.String(),
  url: OrNull(Type.String({ description: 'null where it is chosen when the code is made' })),
});

/** Loose on purpose: the operation looks at each row itself, so that one answer names every bad one. */
const Cell = (description: string) => Type.Optional(Type.String({ maxLength: 4000, description }));

export const codeCopies = {
  'codes.import': operation({
    method: 'POST',
    path: '/api/codes/import',
    host: 'core',
    who: 'codes:write',
    bodyLimit: 2 * 1024 * 1024,
    summary: 'New links from the rows of a table, all or none; every bad row is named, as data.0.target',
    input: Input({
      org_id: OrgId,
      data: Type.Array(
        Input({
          name: Type.String({ maxLength: 4000 }),
          target: Type.String({ maxLength: 4000 }),
          slug: Cell('chosen by the server where it is empty'),
          tags: Cell('with commas or semicolons between them'),
          folder: Cell('the name of a folder that is there'),
        }),
        { minItems: 1, maxItems: cloneLimit },
      ),
      style: Type.Optional(QrStyle),
      dry_run: Type.Optional(Type.Boolean({ description: 'true: says what would be made and makes nothing' })),
    }),
    reply: Data(
      Type.Array(
        Type.Object({
          ...Made.properties,
          tags: Type.Array(Type.String()),
          folder: OrNull(Type.String()),
        }),
      ),
    ),
    errors: ['code.bad_rows', 'code.unscannable'],
  }),
  'codes.clone': operation({
    method: 'POST',
    path: '/api/codes/clone',
    host: 'core',
    who: 'codes:write',
    owner: { table: 'codes', field: 'code_id' },
    summary: 'A new code with the destination, look, folder and tags of another, under a short name of its own',
    input: Input({ org_id: OrgId, code_id: Uuid }),
    reply: Data(Code),
    errors: ['code.not_found', 'code.bad_state', 'code.unsafe_target', 'code.unscannable'],
  }),
  'codes.cloneMultiple': operation({
    method: 'POST',
    path: '/api/codes/clone-multiple',
    host: 'core',
    who: 'codes:write',
    bodyLimit: 2 * 1024 * 1024,
    owner: { table: 'codes', field: 'code_id' },
    summary: 'New codes like one code, a row each, all or none; every bad row is named, as data.0.target',
    input: Input({
      org_id: OrgId,
      code_id: Uuid,
      // Loose on purpose: the operation looks at each row itself, so that one answer names every bad one.
      data: Type.Array(
        Input({
          name: Type.String({ maxLength: 4000 }),
          target: Type.Optional(Type.String({ maxLength: 4000, description: 'that of the code where it is empty' })),
          slug: Type.Optional(Type.String({ maxLength: 4000, description: 'chosen by the server where it is empty' })),
        }),
        { minItems: 1, maxItems: cloneLimit },
      ),
      dry_run: Type.Optional(Type.Boolean({ description: 'true: says what would be made and makes nothing' })),
    }),
    reply: Data(Type.Array(Made)),
    errors: ['code.not_found', 'code.bad_state', 'code.bad_rows', 'code.unscannable'],
  }),
  'codes.child': operation({
    method: 'POST',
    path: '/api/codes/child',
    host: 'core',
    who: 'codes:write',
    owner: { table: 'codes', field: 'base_code_id' },
    summary: 'A new code under a base code, counted for itself; what is not given is taken from the base',
    input: Input({
      org_id: OrgId,
      base_code_id: Uuid,
      name: Name,
      target: Type.Optional(Target),
      slug: Type.Optional(Slug),
      style: Type.Optional(QrStyle),
    }),
    reply: Data(Code),
    errors: [
      'code.not_found',
      'code.bad_state',
      'code.unsafe_target',
      'code.slug_taken',
      'code.slug_reserved',
      'code.unscannable',
    ],
  }),
};
