import { AppError } from '../../platform/errors/app-error.js';
import type { Handlers } from '../../platform/http/handler.js';
import { paging } from '../../platform/http/requests/paging.js';
import { linkSecret } from '../../scan-ingestion/link-secret.js';
import { batchLinks } from './file.routes.js';
import { createBatch, readBatch, setPin, stopBatch, toBatch, toOneTimeCode, withdraw } from './one-time.service.js';
import { countBatches, countOneTimeCodes, selectBatches, selectOneTimeCodes } from './one-time.sql.js';
import { redeemByApi } from './redeem.service.js';

export const oneTimeHandlers: Handlers<
  | 'codes.createOneTime'
  | 'codes.oneTimeBatches'
  | 'codes.setOneTimePin'
  | 'codes.cancelOneTime'
  | 'codes.deleteOneTime'
  | 'codes.oneTimeList'
  | 'codes.oneTimeFile'
  | 'codes.redeem'
> = {
  'codes.createOneTime': async (ctx, input) => ({ data: await createBatch(ctx, input) }),

  'codes.oneTimeBatches': async ({ tx, orgId }, { base_code_id: baseId, batch_id: batchId, ...input }) => {
    const { page, pageSize, limit, offset } = paging(input);
    const rows = await selectBatches(tx, orgId, { baseId, batchId }, limit, offset);
    const [counted] = await countBatches(tx, orgId, { baseId, batchId });
    if (batchId !== undefined && !counted?.total) throw new AppError('one_time.not_found');
    return { data: rows.map(toBatch), page, pageSize, total: counted?.total ?? 0 };
  },

  'codes.setOneTimePin': async (ctx, { base_code_id: baseId, batch_id: batchId, pin }) => ({
    data: await setPin(ctx, { baseId, batchId }, pin),
  }),

  'codes.cancelOneTime': async (ctx, { base_code_id: baseId, batch_id: batchId }) => ({
    data: await stopBatch(ctx, { baseId, batchId }),
  }),

  'codes.deleteOneTime': async (ctx, { base_code_id, batch_id: batchId }) => ({
    data: { base_code_id, deleted: await withdraw(ctx, { baseId: base_code_id, batchId }) },
  }),

  'codes.oneTimeList': async (ctx, { base_code_id: baseId, batch_id: batchId, search, used, ...input }) => {
    const { tx, orgId, services } = ctx;
    await readBatch(ctx, { baseId, batchId });
    const { page, pageSize, limit, offset } = paging(input);
    const rows = await selectOneTimeCodes(tx, orgId, { batchId, search, used }, limit, offset);
    const [counted] = await countOneTimeCodes(tx, orgId, { batchId, search, used });
    const data = rows.map((row) => toOneTimeCode(row, services.config));
    return { data, page, pageSize, total: counted?.total ?? 0 };
  },

  'codes.oneTimeFile': async (ctx, { base_code_id: baseId, batch_id: batchId }) => {
    const { state } = await readBatch(ctx, { baseId, batchId });
    if (state !== 'done') throw new AppError('one_time.bad_state', 'Wait until we have created all its codes.');
    const { services, orgId } = ctx;
    const secret = linkSecret(ctx);
    const signing = { secret, now: services.now() };
    return { data: { url: batchLinks.make(services.config, signing, { orgId, id: batchId }) } };
  },

  'codes.redeem': (ctx, input) => redeemByApi(ctx, input),
};
