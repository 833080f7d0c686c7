import { Type } from 'typebox';
import { Data, Input, OneOf, operation, OrgId, Uuid } from './operation.js';
import { QrStyle, ScanScore } from './qr-style.js';

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
