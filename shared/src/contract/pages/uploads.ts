import { Type } from 'typebox';
import { Data, Input, Iso, operation, OneOf, OrgId, OrNull, Paging, Uuid } from '../operation.js';

const Upload = Type.Object({
  upload_id: Type.String(),
  kind: OneOf(['picture', 'file', 'sold', 'slip']),
  name: Type.String(),
  bytes: Type.Integer(),
  url: OrNull(Type.String({ description: 'where it is shown; null: it is sold, or the photo of a slip' })),
  created_at: Iso,
});

const Room = Type.Object({
  bytes: Type.Integer({ description: 'the space that pictures and files of the organization use' }),
  most_bytes: Type.Integer({ description: 'the space that they can use' }),
  files: Type.Integer({ description: 'their number' }),
  most_files: Type.Integer({ description: 'how many there can be' }),
});

export const uploads = {
  'uploads.list': operation({
    method: 'POST',
    path: '/api/uploads/list',
    host: 'core',
    who: 'codes:read',
    summary: 'The uploaded pictures and files of the organization, largest first, and the space that they use',
    input: Input({ org_id: OrgId, ...Paging }),
    reply: Type.Object({
      data: Type.Array(Upload),
      room: Room,
      page: Type.Integer(),
      pageSize: Type.Integer(),
      total: Type.Integer(),
    }),
    errors: [],
  }),
  'uploads.delete': operation({
    method: 'POST',
    path: '/api/uploads/delete',
    ownTransaction: true,
    host: 'core',
    who: 'codes:write',
    summary: 'Deletes a picture or file that nothing uses; its address stops working and its space is free again',
    input: Input({ org_id: OrgId, upload_id: Uuid }),
    reply: Data(Type.Object({ upload_id: Type.String() })),
    errors: ['upload.not_found', 'upload.in_use'],
  }),
};
