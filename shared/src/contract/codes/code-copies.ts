import { Type } from 'typebox';
import { cloneLimit } from '../../values/codes/codes.js';
import { Target } from './code-content.js';
import { Code, Slug } from './code-record.js';
import { Data, Input, Name, operation, OrgId, OrNull, Uuid } from '../operation.js';
import { QrStyle } from './qr-style.js';

const Made = Type.Object({
  code_id: OrNull(Type.String({ description: 'null in a dry run' })),
  name: Type.String(),
  target: Type.String(),
  url: OrNull(Type.String({ description: 'null if the server chooses it when it creates the code' })),
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
    summary: 'Creates links from the rows of a table, all or none; errors name each wrong row, as in data.0.target',
    input: Input({
      org_id: OrgId,
      data: Type.Array(
        Input({
          name: Type.String({ maxLength: 4000 }),
          target: Type.String({ maxLength: 4000 }),
          slug: Cell('the server chooses one if it is empty'),
          tags: Cell('with commas or semicolons between them'),
          folder: Cell('the name of an existing folder'),
        }),
        { minItems: 1, maxItems: cloneLimit },
      ),
      style: Type.Optional(QrStyle),
      dry_run: Type.Optional(
        Type.Boolean({ description: 'true: returns what the call would create, without creating it' }),
      ),
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
    summary: 'Copies a code: its destination, style, folder and tags, with a short name of its own',
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
    summary:
      'Creates copies of one code, one for each row, all or none; errors name each wrong row, as in data.0.target',
    input: Input({
      org_id: OrgId,
      code_id: Uuid,
      // Loose on purpose: the operation looks at each row itself, so that one answer names every bad one.
      data: Type.Array(
        Input({
          name: Type.String({ maxLength: 4000 }),
          target: Type.Optional(
            Type.String({ maxLength: 4000, description: 'the destination of the code if it is empty' }),
          ),
          slug: Type.Optional(Type.String({ maxLength: 4000, description: 'the server chooses one if it is empty' })),
        }),
        { minItems: 1, maxItems: cloneLimit },
      ),
      dry_run: Type.Optional(
        Type.Boolean({ description: 'true: returns what the call would create, without creating it' }),
      ),
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
    summary: 'Creates a child code with its own scan counts; missing fields come from the base code',
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
