import type { Handlers } from '../../http/handler.js';
import { changeCode, createCode, listCodes, readCode, statesBefore } from './codes.service.js';
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

  'codes.list': async (ctx, { filter, ...page }) => listCodes(ctx, { ...filter }, page),

  'codes.render': async (ctx, input) => ({ data: await renderCode(ctx, input) }),
};
