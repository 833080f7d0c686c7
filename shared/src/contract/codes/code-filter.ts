import { Type } from 'typebox';
import { codeTypes } from '../../values/codes/code-types.js';
import { codeSorts, codeStatuses, selectionLimit } from '../../values/codes/codes.js';
import { Tag } from './code-record.js';
import { Input, OneOf, Uuid } from '../operation.js';

/** Which codes a list shows. Archived and deleted ones only when asked for. */
export const CodeFilter = Input({
  search: Type.Optional(Type.String({ maxLength: 120 })),
  status: Type.Optional(OneOf(codeStatuses)),
  type: Type.Optional(OneOf(codeTypes)),
  folder_id: Type.Optional(Uuid),
  base_code_id: Type.Optional(Uuid),
  tag: Type.Optional(Tag),
  page_id: Type.Optional(
    Type.String({ format: 'uuid', description: 'codes that lead to this page, whatever their rules say' }),
  ),
  sort: Type.Optional(OneOf(codeSorts)),
});

/** Codes that something is done with: by their ids, or all that a list shows, with the number that somebody saw there. */
export const codeSelection = {
  code_ids: Type.Optional(Type.Array(Uuid, { minItems: 1, maxItems: selectionLimit, uniqueItems: true })),
  filter: Type.Optional(CodeFilter),
  count: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 10_000_000,
      description: 'with filter: how many codes it showed; refused when it shows another number now',
    }),
  ),
};
