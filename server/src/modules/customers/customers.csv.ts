import type { ExportLines } from '../../platform/csv/export-lines.js';
import { localTime } from '../../platform/csv/local-time.js';
import { filtersOf } from './customers.service.js';
import { selectCustomers } from './customers.sql.js';

const head = ['Name', 'E-mail', 'Phone', 'Tags', 'First seen', 'Last seen', 'Scans', 'Submissions', 'Orders'];

/** The rows of the list of customers, in its order. */
export const customerLines: ExportLines = async (ctx, input, most) => {
  const { source: _source, zone = 'UTC', basedOn: order = 'last_seen', customer_id: _one, ...filter } = input;
  const filters = await filtersOf(ctx, filter);
  const at = localTime(zone);
  const rows = await selectCustomers(ctx.tx, ctx.orgId, filters, {
    order,
    now: ctx.services.now(),
    limit: most,
    offset: 0,
  });
  return [
    head,
    ...rows.map((row) => [
      row.name,
      row.email,
      row.phone,
      row.tags.join(', '),
      at(row.first_seen_at),
      at(row.last_seen_at),
      row.scans,
      row.submissions,
      row.orders,
    ]),
  ];
};
