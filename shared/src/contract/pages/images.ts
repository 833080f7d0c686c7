import { Type } from 'typebox';
import { Data, Input, operation, OrgId, Uuid } from '../operation.js';

export const images = {
  'images.upload': operation({
    method: 'POST',
    path: '/api/images/upload',
    ownTransaction: true,
    host: 'core',
    who: 'pages:write',
    limit: 60,
    bodyLimit: 8 * 1024 * 1024,
    summary: 'Stores a picture of up to 5 MB and 40 megapixels, re-encoded and without its metadata',
    input: Input({
      org_id: OrgId,
      name: Type.String({ maxLength: 200 }),
      body: Type.String({ description: 'the file, base64', minLength: 1, maxLength: 7_000_000 }),
    }),
    reply: Data(Type.Object({ image_id: Uuid, url: Type.String(), width: Type.Integer(), height: Type.Integer() })),
    errors: ['image.unreadable', 'image.too_large', 'request.too_large', 'upload.no_room', 'upload.disk_low'],
  }),
};
