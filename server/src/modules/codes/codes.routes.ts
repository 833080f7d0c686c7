import type { Handlers } from '../../platform/http/handler.js';
import { addAlias, addressFor, removeAlias } from './aliases.service.js';
import { changeCodes } from './bulk.service.js';
import { exportCodes } from './codes.csv.js';
import { changeCode, createCode, listCodes, readCode, statesBefore } from './codes.service.js';
import { cloneCode, createChild } from './clone.service.js';
import { cloneMany } from './clone-many.service.js';
import { importCodes } from './import.service.js';
import { keepWinner } from './keep-winner.service.js';
import { testRules } from './test-rules.service.js';
import { selectNames, selectTags } from './codes.sql.js';

export const codesHandlers: Handlers<
  | 'codes.create'
  | 'codes.update'
  | 'codes.delete'
  | 'codes.get'
  | 'codes.list'
  | 'codes.bulk'
  | 'codes.addAlias'
  | 'codes.removeAlias'
  | 'urls.generate'
  | 'codes.testRules'
  | 'codes.keepWinner'
  | 'codes.clone'
  | 'codes.cloneMultiple'
  | 'codes.import'
  | 'codes.names'
  | 'codes.tags'
  | 'codes.child'
  | 'codes.exportCsv'
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

  'codes.list': async (ctx, { filter = {}, ...page }) => listCodes(ctx, filter, page),

  'codes.bulk': async (ctx, input) => ({ data: await changeCodes(ctx, input) }),

  'codes.addAlias': async (ctx, { code_id, ...request }) => {
    await addAlias(ctx, code_id, request);
    return { data: await readCode(ctx, code_id) };
  },

  'codes.removeAlias': async (ctx, { code_id, slug }) => ({ data: await removeAlias(ctx, code_id, slug) }),

  'urls.generate': async (ctx, { code_id, channel }) => ({ data: await addressFor(ctx, code_id, channel) }),

  'codes.testRules': async (ctx, input) => ({ data: await testRules(ctx, input) }),

  'codes.keepWinner': async (ctx, { code_id, variant }) => ({ data: await keepWinner(ctx, code_id, variant) }),

  'codes.clone': async (ctx, { code_id }) => ({ data: await cloneCode(ctx, code_id) }),

  'codes.cloneMultiple': async (ctx, input) => ({ data: await cloneMany(ctx, input) }),

  'codes.import': async (ctx, input) => ({ data: await importCodes(ctx, input) }),

  'codes.names': async ({ tx, orgId }) => ({ data: await selectNames(tx, orgId) }),

  'codes.tags': async ({ tx, orgId }) => ({ data: await selectTags(tx, orgId) }),

  'codes.child': async (ctx, input) => ({ data: await createChild(ctx, input) }),

  'codes.exportCsv': exportCodes,
};
