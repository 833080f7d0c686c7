import { type CsvColumns, csvWriter } from '../../platform/csv/csv-columns.js';
import type { ExportLines } from '../../platform/csv/export-lines.js';
import { filtersOf } from './customers.service.js';
import { selectCustomers, type CustomerRow } from './customers.sql.js';

const columns: CsvColumns<CustomerRow, 'customers'> = [
  { key: 'name', title: 'Name', value: ({ name }) => name },
  { key: 'name', title: 'E-mail', value: ({ email }) => email },
  { key: 'name', title: 'Phone', value: ({ phone }) => phone },
  { key: 'tags', title: 'Tags', value: ({ tags }) => tags.join(', ') },
  { key: 'first', title: 'First seen', value: ({ first_seen_at }, at) => at(first_seen_at) },
  { key: 'last', title: 'Last seen', value: ({ last_seen_at }, at) => at(last_seen_at) },
  { key: 'scans', title: 'Scans', value: ({ scans }) => scans },
  { key: 'forms', title: 'Submissions', value: ({ submissions }) => submissions },
  { key: 'orders', title: 'Orders', value: ({ orders }) => orders },
];

/** The rows of the list of customers, in its order. */
export const customerLines: ExportLines = async (ctx, { columns: keys, ...input }, most) => {
  const { source: _source, zone, basedOn: order = 'last_seen', customer_id: _one, ...filter } = input;
  const { head, line } = csvWriter(columns, { columns: keys, zone });
  const filters = await filtersOf(ctx, filter);
  const now = ctx.services.now();
  const rows = await selectCustomers(ctx.tx, ctx.orgId, filters, { order, now, limit: most, offset: 0 });
  return [head, ...rows.map(line)];
};
