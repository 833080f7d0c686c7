import type { Handlers } from '../../platform/http/handler.js';
import { assertSees, choose, createView, deleteView, readChoice, toView, updateView } from './list-views.service.js';
import { selectViews } from './list-views.sql.js';

export const listViewsHandlers: Handlers<
  'listViews.get' | 'listViews.create' | 'listViews.update' | 'listViews.delete' | 'listViews.choose'
> = {
  'listViews.get': async (ctx, { list }) => {
    assertSees(ctx, list);
    const rows = await selectViews(ctx.tx, ctx.orgId, ctx.userId, list);
    return { data: { views: rows.map((row) => toView(row, list)), ...(await readChoice(ctx, list)) } };
  },

  'listViews.create': async (ctx, input) => ({ data: await createView(ctx, input) }),

  'listViews.update': async (ctx, input) => ({ data: await updateView(ctx, input) }),

  'listViews.delete': async (ctx, { view_id }) => {
    await deleteView(ctx, view_id);
    return { data: { view_id } };
  },

  'listViews.choose': async (ctx, input) => {
    await choose(ctx, input);
    return { data: await readChoice(ctx, input.list) };
  },
};
