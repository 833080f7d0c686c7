import { Type, type Static } from 'typebox';
import { labelLimit, labelSheetIds } from '../../values/codes/labels.js';
import { codeSelection } from './code-filter.js';
import { Data, Input, OneOf, operation, OrgId, Uuid } from '../operation.js';
import { QrStyle, ScanScore } from './qr-style.js';

export const printFormats = ['svg', 'png', 'pdf', 'eps'] as const;
export const PrintSize = Type.Number({
  minimum: 10,
  maximum: 500,
  default: 50,
  description: 'printed width in millimetres, quiet zone included',
});

export const Skip = Type.Optional(
  Type.Integer({ minimum: 0, maximum: 64, description: 'number of used labels at the start of the first sheet' }),
);

/** Sheets of labels, with what could not be printed of their names. */
export const LabelFile = Type.Object({
  name: Type.String(),
  type: Type.String(),
  body: Type.String({ description: 'base64' }),
  pages: Type.Integer(),
  unprinted: Type.Array(
    Type.Object({
      code_id: Uuid,
      name: Type.String(),
      printed: Type.String({ description: 'what stands on the label in place of the name; empty for nothing' }),
    }),
    { description: 'names that our fonts have not every letter or sign of' },
  ),
});
export type LabelFile = Static<typeof LabelFile>;

export const codePrints = {
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
      slug: Type.Optional(
        Type.String({
          maxLength: 64,
          description: 'the short name to print: that of the saved code or one of its aliases',
        }),
      ),
      style: Type.Optional(QrStyle),
      format: Type.Optional(OneOf(printFormats)),
      size: Type.Optional(PrintSize),
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
    errors: ['code.not_found', 'code.alias_not_found', 'code.unscannable'],
  }),
  'codes.labels': operation({
    method: 'POST',
    path: '/api/codes/labels',
    ownTransaction: true,
    host: 'core',
    who: 'codes:read',
    limit: 30,
    summary:
      'A printable PDF with codes on sheets of labels, in the order of the request; of those of a filter, the oldest first',
    input: Input({
      org_id: OrgId,
      ...codeSelection,
      code_ids: Type.Optional(Type.Array(Uuid, { minItems: 1, maxItems: labelLimit, uniqueItems: true })),
      sheet: OneOf(labelSheetIds),
      skip: Skip,
      copies: Type.Optional(
        Type.Integer({ minimum: 1, maximum: labelLimit, description: 'labels per code; 1 by default' }),
      ),
      text: Type.Optional(
        Type.Boolean({ description: 'prints name and short address beside each code; true by default' }),
      ),
    }),
    reply: Data(LabelFile),
    errors: ['code.not_found', 'code.selection_changed', 'code.too_many_selected'],
  }),
};
