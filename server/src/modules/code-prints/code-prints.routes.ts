import type { Handlers } from '../../platform/http/handler.js';
import { makeLabels } from './labels.service.js';
import { makeSet } from './print-set.service.js';
import { renderCode } from './render.service.js';

export const codePrintsHandlers: Handlers<'codes.labels' | 'codes.prints' | 'codes.render'> = {
  'codes.labels': async (ctx, input) => ({ data: await makeLabels(ctx, input) }),

  'codes.prints': async (ctx, input) => ({ data: await makeSet(ctx, input) }),

  'codes.render': async (ctx, input) => ({ data: await renderCode(ctx, input) }),
};
