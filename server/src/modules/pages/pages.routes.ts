import type { Handlers } from '../../platform/http/handler.js';
import { exportPages } from './pages.csv.js';
import { changePage, createPage, listPages, movePage, readPage } from './pages.service.js';
import { viewPage, viewPagesOfCode } from './public-page.service.js';
import { listVersions, publishPage, restorePage } from './publish.service.js';
import { returnPage } from './return.service.js';

export const pagesHandlers: Handlers<
  | 'pages.create'
  | 'pages.update'
  | 'pages.delete'
  | 'pages.get'
  | 'pages.byCode'
  | 'pages.return'
  | 'pages.list'
  | 'pages.publish'
  | 'pages.unpublish'
  | 'pages.versions'
  | 'pages.restore'
  | 'pages.exportCsv'
> = {
  'pages.create': async (ctx, input) => ({ data: await createPage(ctx, input) }),
  'pages.update': async (ctx, input) => ({ data: await changePage(ctx, input) }),

  'pages.delete': async (ctx, { page_id }) => {
    await movePage(ctx, page_id, 'delete');
    return { data: { page_id } };
  },

  'pages.get': async (ctx, input) => ({ data: await viewPage(ctx, input) }),
  'pages.byCode': async (ctx, { code_id }) => ({ data: await viewPagesOfCode(ctx, code_id) }),
  'pages.return': async (ctx, input) => ({ data: await returnPage(ctx, input) }),
  'pages.list': listPages,
  'pages.exportCsv': exportPages,
  'pages.publish': async (ctx, input) => ({ data: await publishPage(ctx, input) }),

  'pages.unpublish': async (ctx, { page_id }) => {
    await movePage(ctx, page_id, 'unpublish');
    return { data: await readPage(ctx, page_id) };
  },

  'pages.versions': listVersions,
  'pages.restore': async (ctx, input) => ({ data: await restorePage(ctx, input) }),
};
