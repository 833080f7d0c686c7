import { Type } from 'typebox';
import { listNames, listViewLimits } from '../../values/platform/list-views.js';
import { Data, Input, OneOf, operation, OrgId, OrNull, Uuid } from '../operation.js';

const List = OneOf(listNames);
const ViewName = Type.String({ minLength: 1, maxLength: listViewLimits.nameLength, pattern: '\\S' });
const Query = Type.String({
  maxLength: listViewLimits.queryLength,
  pattern: '^[^?#\\s]*$',
  description: 'search, filters, order, columns and page size, as in the query of the list’s address',
});
const Columns = OrNull(
  Type.Array(Type.String({ minLength: 1, maxLength: 40 }), { maxItems: listViewLimits.columns, uniqueItems: true }),
);
const owner = { table: 'list_views', field: 'view_id' } as const;

export const ListView = Type.Object({
  view_id: Type.String(),
  org_id: Type.String(),
  list: List,
  name: Type.String(),
  query: Type.String(),
  is_shared: Type.Boolean({ description: 'everybody in the organization has it' }),
});

const ListChoice = Type.Object({
  default_view_id: OrNull(Type.String({ description: 'the view that the list opens with' })),
  columns: OrNull(Type.Array(Type.String(), { description: 'from left to right; null: as the list has them' })),
});

export const listViews = {
  'listViews.get': operation({
    method: 'POST',
    path: '/api/list-views/get',
    host: 'core',
    who: 'member',
    readsOnly: true,
    summary: 'The saved views of a list by name, one’s own and shared ones, and how one wants the list',
    input: Input({ org_id: OrgId, list: List }),
    reply: Data(Type.Object({ views: Type.Array(ListView), ...ListChoice.properties })),
    errors: ['auth.forbidden'],
  }),
  'listViews.create': operation({
    method: 'POST',
    path: '/api/list-views/create',
    host: 'core',
    who: 'member',
    summary: 'Saves what a list shows under a name, for oneself or for everybody in the organization',
    input: Input({
      org_id: OrgId,
      list: List,
      name: ViewName,
      query: Query,
      is_shared: Type.Optional(Type.Boolean({ default: false })),
    }),
    reply: Data(ListView),
    errors: ['auth.forbidden', 'list_view.name_taken', 'list_view.too_many'],
  }),
  'listViews.update': operation({
    method: 'POST',
    path: '/api/list-views/update',
    host: 'core',
    who: 'member',
    owner,
    summary: 'Changes name or content of a saved view, or who has it; what is not named stays',
    input: Input({
      org_id: OrgId,
      view_id: Uuid,
      name: Type.Optional(ViewName),
      query: Type.Optional(Query),
      is_shared: Type.Optional(Type.Boolean()),
    }),
    reply: Data(ListView),
    errors: ['auth.forbidden', 'list_view.not_found', 'list_view.name_taken', 'list_view.too_many'],
  }),
  'listViews.delete': operation({
    method: 'POST',
    path: '/api/list-views/delete',
    host: 'core',
    who: 'member',
    owner,
    summary: 'Deletes a saved view; what it showed stays',
    input: Input({ org_id: OrgId, view_id: Uuid }),
    reply: Data(Type.Object({ view_id: Type.String() })),
    errors: ['auth.forbidden', 'list_view.not_found'],
  }),
  'listViews.choose': operation({
    method: 'POST',
    path: '/api/list-views/choose',
    host: 'core',
    who: 'member',
    summary: 'Says how one wants a list: the view that it opens with, its columns. What is not named stays',
    input: Input({
      org_id: OrgId,
      list: List,
      default_view_id: Type.Optional(OrNull(Uuid)),
      columns: Type.Optional(Columns),
    }),
    reply: Data(ListChoice),
    errors: ['auth.forbidden', 'list_view.not_found'],
  }),
};
