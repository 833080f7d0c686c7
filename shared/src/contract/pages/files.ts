import { Type } from 'typebox';
import { CodeFile } from '../codes/code-content.js';
import { Data, Input, operation, OrgId } from '../operation.js';

/** What uploads of files have in common. */
export const fileUpload = {
  method: 'POST',
  ownTransaction: true,
  limit: 30,
  bodyLimit: 28 * 1024 * 1024,
  input: Input({
    org_id: OrgId,
    name: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }),
    body: Type.String({ description: 'the file, base64', minLength: 1, maxLength: 28_000_000 }),
  }),
} as const;

export const files = {
  'files.upload': operation({
    ...fileUpload,
    path: '/api/files/upload',
    host: 'core',
    who: 'codes:write',
    summary:
      'Stores a PDF, picture, audio or video file of up to 20 MB for a code of type file; the contents decide its type, not its name',
    reply: Data(CodeFile),
    errors: [
      'file.unreadable',
      'file.too_large',
      'image.unreadable',
      'image.too_large',
      'request.too_large',
      'upload.no_room',
      'upload.disk_low',
    ],
  }),
};
