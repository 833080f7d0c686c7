import type { Handlers } from '../../http/handler.js';
import { paging } from '../../http/paging.js';
import { withoutAddress } from './code-address.js';
import { toCode } from './code-reply.js';
import { changeCode, createCode, readCode, statesBefore } from './codes.service.js';
import { countCodes, selectCodes } from './codes.sql.js';
import { renderCode } from './render.service.js';

export const codesHandlers: Handlers<
  'codes.create' | 'codes.update' | 'codes.delete' | 'codes.get' | 'codes.list' | 'codes.render'
> = {
  'codes.create': async (ctx, input) => ({ data: await createCode(ctx, input) }),

  'codes.update': async (ctx, { code_id, data }) => ({
    data: await changeCode(ctx, code_id, data, statesBefore(data.status)),
  }),

  'codes.delete': async (ctx, { code_id }) => {
    await changeCode(ctx, code_id, { status: 'deleted' }, statesBefore('deleted'));
    return { data: { code_id } };
  },

  'codes.get': async (ctx, { code_id }) => ({ data: await readCode(ctx, code_id) }),

  'codes.list': async ({ tx, orgId, services }, { filter = {}, ...input }) => {
    const { page, pageSize, limit, offset } = paging(input);
    const search = filter.search && withoutAddress(services.config, filter.search);
    const rows = await selectCodes(tx, orgId, { ...filter, search }, limit, offset);
    const total = await countCodes(tx, orgId, { ...filter, search });
    return { data: rows.map((row) => toCode(row, services.config)), page, pageSize, total };
  },

  'codes.render': async (ctx, input) => ({ data: await renderCode(ctx, input) }),
};
