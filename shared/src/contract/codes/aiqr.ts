import { Type } from 'typebox';
import { aiLimits, aiStyleNames } from '../../values/codes/aiqr.js';
import { targetMaxLength } from '../../values/codes/codes.js';
import { Data, Input, Iso, List, OneOf, operation, OrgId, OrNull, Paging, Uuid } from '../operation.js';
import { ScanScore } from './qr-style.js';

export const AiPicture = Type.Object({
  picture_id: Type.String(),
  prompt: Type.String(),
  style: OneOf(aiStyleNames),
  seed: Type.Integer({ description: 'the same words, style and seed make the same picture' }),
  target: Type.String({ description: 'what a scan reads' }),
  code: OrNull(Type.Object({ code_id: Type.String(), name: Type.String() })),
  is_chosen: Type.Boolean({ description: 'whether its code shows this picture' }),
  /** `renderer`: our own, without an AI model. */
  made_by: OneOf(['renderer', 'model']),
  png_url: Type.String(),
  svg_url: OrNull(Type.String({ description: 'null if the picture has no vector file' })),
  score: ScanScore,
  created_at: Iso,
  expires_at: OrNull(Iso),
});

export const aiqr = {
  'aiqr.generate': operation({
    method: 'POST',
    path: '/api/ai-qr/generate',
    host: 'core',
    who: 'public',
    limit: 12,
    summary:
      'Makes a picture around a code and replies when phones can scan it. With org_id, the organization keeps it in its history',
    input: Input({
      org_id: OrgId,
      prompt: Type.String({ minLength: 1, maxLength: aiLimits.promptLength, pattern: '\\S' }),
      style: OneOf(aiStyleNames),
      target: Type.Optional(
        Type.String({ minLength: 1, maxLength: targetMaxLength, description: 'http, https, tel, mailto or sms' }),
      ),
      code_id: Type.Optional(
        Type.String({ format: 'uuid', description: 'a code of the organization, in place of a target' }),
      ),
      seed: Type.Optional(Type.Integer({ minimum: 0, maximum: 4_294_967_294 })),
    }),
    reply: Data(AiPicture),
    errors: [
      'org.not_found',
      'auth.forbidden',
      'code.not_found',
      'code.unsafe_target',
      'aiqr.unscannable',
      'aiqr.limit',
      'aiqr.busy',
      'aiqr.refused',
      'aiqr.failed',
    ],
  }),
  'aiqr.get': operation({
    method: 'POST',
    path: '/api/ai-qr/get',
    host: 'core',
    who: 'public',
    readsOnly: true,
    limit: 300,
    summary: 'One picture by its secret id, without the fields that only its team can see',
    input: Input({ picture_id: Uuid }),
    reply: Data(AiPicture),
    errors: ['aiqr.not_found'],
  }),
  'aiqr.list': operation({
    method: 'POST',
    path: '/api/ai-qr/list',
    host: 'core',
    who: 'codes:read',
    summary: 'The pictures of the organization, newest first; with code_id, those of that code',
    input: Input({ org_id: OrgId, code_id: Type.Optional(Uuid), ...Paging }),
    reply: List(AiPicture),
    errors: [],
  }),
  'aiqr.choose': operation({
    method: 'POST',
    path: '/api/ai-qr/choose',
    host: 'core',
    who: 'codes:write',
    summary: 'Shows a picture with its code, or stops showing it',
    input: Input({ org_id: OrgId, picture_id: Uuid, is_chosen: Type.Boolean() }),
    reply: Data(AiPicture),
    errors: ['aiqr.not_found', 'aiqr.no_code'],
  }),
  'aiqr.delete': operation({
    method: 'POST',
    path: '/api/ai-qr/delete',
    host: 'core',
    who: 'codes:write',
    summary: 'Deletes a picture; its address stops working',
    input: Input({ org_id: OrgId, picture_id: Uuid }),
    reply: Data(Type.Object({ picture_id: Type.String() })),
    errors: ['aiqr.not_found'],
  }),
};
