import { Type } from 'typebox';
import { fileUpload } from '../pages/files.js';
import { Data, Input, operation, OrgId, Uuid } from '../operation.js';
import { SoldFile } from './product-record.js';

export const productFiles = {
  'product.uploadFile': operation({
    ...fileUpload,
    path: '/v1/product/file',
    host: 'v1',
    who: 'catalogs:write',
    summary:
      'Stores a file of any kind of up to 20 MB that is sold; it stays as it is, and only who bought it can download it',
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
