import { Type } from 'typebox';
import { Data, Input, operation, OrgId, Uuid } from './operation.js';
import { SoldFile } from './product-record.js';

export const productFiles = {
  'product.uploadFile': operation({
    method: 'POST',
    path: '/v1/product/file',
    ownTransaction: true,
    host: 'v1',
    who: 'catalogs:write',
    limit: 30,
    bodyLimit: 28 * 1024 * 1024,
    summary:
      'Stores a file of any kind of up to 20 MB that is sold; it stays as it is, and only who bought it can download it',
    input: Input({
      org_id: OrgId,
      name: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }),
      body: Type.String({ description: 'the file, base64', minLength: 1, maxLength: 28_000_000 }),
    }),
    reply: Data(SoldFile),
    errors: ['file.too_large', 'request.too_large', 'upload.no_room', 'upload.disk_low'],
  }),
  'product.fileLink': operation({
    method: 'GET',
    path: '/v1/product/file',
    ownTransaction: true,
    host: 'v1',
    who: 'catalogs:read',
    owner: { table: 'files', field: 'file_id' },
    summary: 'An address that gives a file that is sold for ten minutes, to look at it',
    input: Input({ org_id: OrgId, file_id: Uuid }),
    reply: Data(Type.Object({ url: Type.String() })),
    errors: ['upload.not_found'],
  }),
};
