import type { Api, ListedPage } from '@swapt/shared/contract';
import type { CsvColumns } from '../../platform/csv/csv-columns.js';
import { exportList } from '../../platform/csv/export-list.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import { viewsSince } from './pages.service.js';
import { selectListedIds, selectPagesOf } from './pages.sql.js';
import { toListed } from './to-page.js';

const columns: CsvColumns<ListedPage, 'pages'> = [
  { key: 'name', title: 'Name', value: ({ name }) => name },
  { key: 'name', title: 'Title', value: ({ title }) => title },
  { key: 'status', title: 'Status', value: ({ status }) => status },
  { key: 'address', title: 'Address', value: publicAddress },
  { key: 'views', title: 'Views, 30 days', value: ({ views }) => views },
  { key: 'saved', title: 'Last saved', value: ({ updated_at }, at) => at(updated_at) },
  { key: 'saved', title: 'Saved by', value: ({ updated_by: name }) => name },
  { key: 'published', title: 'Published', value: ({ published_at }, at) => at(published_at) },
  { key: 'created', title: 'Created', value: ({ created_at }, at) => at(created_at) },
];

/** Where everybody finds it, as the list says; one that is not public is nowhere. */
function publicAddress({ status, held_at: stoppedAt, url, named_url: named }: ListedPage) {
  return status === 'published' && !stoppedAt ? (named ?? url) : null;
}

/** The pages that a list shows, in its order. */
export function exportPages(
  ctx: OrgCtx,
  { search, status, sort: order = 'saved', ...choice }: Api['pages.exportCsv']['in'],
) {
  const since = viewsSince(ctx.services.now());
  return exportList(ctx, choice, columns, {
    ids: async ({ tx, orgId }, limit) => {
      const rows = await selectListedIds(tx, orgId, { search, status, order, since, limit });
      return rows.map(({ page_id }) => page_id);
    },
    rows: async ({ tx, orgId, services }, ids) => {
      const rows = await selectPagesOf(tx, orgId, ids, since);
      return rows.map((row) => toListed(row, services.config));
    },
  });
}
