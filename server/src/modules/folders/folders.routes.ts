import type { Folder } from '@swapt/shared/contract';
import { uuidv7 } from '../../platform/db/uuid.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Handlers, OrgCtx } from '../../platform/http/handler.js';
import { paging } from '../../platform/http/requests/paging.js';
import { assertNotDeleted, listCodes } from '../codes/codes.service.js';
import { exportFolders } from './folders.csv.js';
import { removeFolders } from './folders.service.js';
import * as sql from './folders.sql.js';

export const foldersHandlers: Handlers<
  | 'folders.create'
  | 'folders.get'
  | 'folders.remove'
  | 'folders.add'
  | 'folders.codes'
  | 'folders.removeFrom'
  | 'folders.exportCsv'
> = {
  'folders.create': async (ctx, input) => {
    const { tx, orgId, services } = ctx;
    const name = input.name.trim();
    const now = services.now();
    const [made] = await sql.insertFolder(tx, { org_id: orgId, folder_id: uuidv7(now), name, created_at: now });
    if (made) return { data: await readFolder(ctx, made.folder_id) };
    const reason = `There is already a folder named “${name}”. Choose another name.`;
    throw new AppError('folder.name_taken', undefined, { name: reason });
  },

  'folders.get': async (ctx, { folder_id, search, ...input }) => {
    if (folder_id !== undefined) return { data: [await readFolder(ctx, folder_id)], page: 1, pageSize: 1, total: 1 };
    const { page, pageSize, limit, offset } = paging(input);
    const rows = await sql.selectFolders(ctx.tx, ctx.orgId, search, limit, offset);
    const [counted] = await sql.countFolders(ctx.tx, ctx.orgId, search);
    return { data: rows.map(toFolder), page, pageSize, total: counted?.total ?? 0 };
  },

  'folders.exportCsv': exportFolders,

  'folders.remove': async ({ tx, orgId }, { folder_id }) => {
    const [removed] = await removeFolders(tx, orgId, [folder_id]);
    if (!removed) throw new AppError('folder.not_found');
    return { data: { folder_id } };
  },

  'folders.add': async (ctx, { folder_id, code_id }) => {
    await assertNotDeleted(ctx, code_id);
    const [placed] = await sql.placeCode(ctx.tx, ctx.orgId, folder_id, code_id);
    if (!placed) throw new AppError('code.bad_state');
    return { data: { folder_id, code_id } };
  },

  'folders.codes': async (ctx, { folder_id, search, ...page }) => {
    const [folder] = await sql.findFolder(ctx.tx, ctx.orgId, folder_id);
    if (!folder) throw new AppError('folder.not_found');
    return listCodes(ctx, { folder_id, search }, page);
  },

  'folders.removeFrom': async ({ tx, orgId }, { folder_id, code_id }) => {
    const [taken] = await sql.takeCodeOut(tx, orgId, folder_id, code_id);
    if (!taken) throw new AppError('code.not_found', 'This code is not in this folder.');
    return { data: { folder_id, code_id } };
  },
};

async function readFolder({ tx, orgId }: OrgCtx, folderId: string): Promise<Folder> {
  const [row] = await sql.selectFolder(tx, orgId, folderId);
  if (!row) throw new AppError('folder.not_found');
  return toFolder(row);
}

function toFolder({ created_at, ...row }: sql.FolderRow): Folder {
  return { ...row, created_at: created_at.toISOString() };
}
