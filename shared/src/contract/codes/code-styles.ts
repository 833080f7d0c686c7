import { Type } from 'typebox';
import { Data, Input, Iso, Name, operation, OrgId, Uuid } from '../operation.js';
import { QrStyle } from './qr-style.js';

export const CodeStyle = Type.Object({
  style_id: Type.String(),
  name: Type.String(),
  style: QrStyle,
  created_at: Iso,
});

/** Looks of codes that the organization has kept under a name. A code that was made with one stays as it is when the style changes. */
export const codeStyles = {
  'codes.styles.list': operation({
    method: 'POST',
    path: '/api/codes/styles/list',
    host: 'core',
    who: 'codes:read',
    summary: 'The saved styles, by name',
    input: Input({ org_id: OrgId }),
    reply: Data(Type.Array(CodeStyle)),
    errors: [],
  }),
  'codes.styles.save': operation({
    method: 'POST',
    path: '/api/codes/styles/save',
    host: 'core',
    who: 'codes:write',
    summary: 'Saves a new style or changes a saved one; refuses a style that phones cannot read',
    input: Input({ org_id: OrgId, style_id: Type.Optional(Uuid), name: Name, style: QrStyle }),
    reply: Data(CodeStyle),
    errors: ['style.not_found', 'style.name_taken', 'code.unscannable'],
  }),
  'codes.styles.delete': operation({
    method: 'POST',
    path: '/api/codes/styles/delete',
    host: 'core',
    who: 'codes:write',
    summary: 'Deletes a saved style; codes that use it keep their style',
    input: Input({ org_id: OrgId, style_id: Uuid }),
    reply: Data(Type.Object({ style_id: Type.String() })),
    errors: ['style.not_found'],
  }),
};
