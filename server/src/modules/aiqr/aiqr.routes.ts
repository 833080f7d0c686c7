import { AppError } from '../../platform/errors/app-error.js';
import type { Handlers, OrgCtx } from '../../platform/http/handler.js';
import { paging } from '../../platform/http/requests/paging.js';
import {
  choosePicture,
  countPictures,
  deletePicture,
  selectOwnPicture,
  selectPicture,
  selectPictures,
} from './aiqr.sql.js';
import { generatePicture } from './generate.service.js';
import { isOver, toPicture } from './picture-reply.js';

export const aiqrHandlers: Handlers<'aiqr.generate' | 'aiqr.get' | 'aiqr.list' | 'aiqr.choose' | 'aiqr.delete'> = {
  'aiqr.generate': (ctx, input) => ctx.onceAcross(async () => ({ data: await generatePicture(ctx, input) })),

  'aiqr.get': async ({ services, roleIn }, { picture_id: pictureId }) => {
    const { db, now } = services;
    const found = await db.system(async (tx) => {
      const [row] = await selectPicture(tx, pictureId);
      return row && { row, isTeam: (await roleIn(tx, row.org_id)) !== undefined };
    });
    if (!found || isOver(found.row, now()) || (found.row.is_withheld && !found.isTeam))
      throw new AppError('aiqr.not_found');
    return { data: toPicture(found.row, found.isTeam) };
  },

  'aiqr.list': async ({ tx, orgId }, { code_id: codeId, ...input }) => {
    const { page, pageSize, limit, offset } = paging(input);
    const rows = await selectPictures(tx, orgId, codeId, limit, offset);
    const [counted] = await countPictures(tx, orgId, codeId);
    return { data: rows.map((row) => toPicture(row, true)), page, pageSize, total: counted?.total ?? 0 };
  },

  'aiqr.choose': async (ctx, { picture_id: pictureId, is_chosen: isChosen }) => {
    const before = await ownPicture(ctx, pictureId);
    if (!before.code) throw new AppError('aiqr.no_code', 'Make a picture for one of your codes first.');
    await choosePicture(ctx.tx, ctx.orgId, pictureId, isChosen);
    return { data: toPicture(await ownPicture(ctx, pictureId), true) };
  },

  'aiqr.delete': async ({ tx, orgId }, { picture_id: pictureId }) => {
    const [gone] = await deletePicture(tx, orgId, pictureId);
    if (!gone) throw new AppError('aiqr.not_found');
    return { data: gone };
  },
};

async function ownPicture({ tx, orgId }: OrgCtx, pictureId: string) {
  const [row] = await selectOwnPicture(tx, orgId, pictureId);
  if (!row) throw new AppError('aiqr.not_found');
  return row;
}
