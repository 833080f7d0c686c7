import { AppError } from '../../platform/errors/app-error.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import { isOwnCode } from '../analytics/analytics.service.js';
import { shortAddress } from '../code-content/code-content.service.js';
import { filtersOf, selectCustomers } from '../customers/customers.service.js';
import { selectCodesOfBase } from '../one-time/one-time.service.js';
import { selectSubmissions } from '../submissions/submissions.service.js';
import type { ExportInput, Line } from './export-csv.routes.js';
import { localTime } from './local-time.js';

const customerHead = ['Name', 'E-mail', 'Phone', 'Tags', 'First seen', 'Last seen', 'Scans', 'Submissions', 'Orders'];

/** The rows of the list of customers, in its order. */
export async function customerLines(ctx: OrgCtx, input: ExportInput, most: number): Promise<Line[]> {
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
    customerHead,
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
}

/** What was sent, newest first, with a column for everything that was asked. */
export async function submissionLines({ tx, orgId }: OrgCtx, input: ExportInput, most: number): Promise<Line[]> {
  const rows = await selectSubmissions(tx, orgId, input, most, 0);
  const at = localTime(input.zone ?? 'UTC');
  // The newest form names the column: the rows come newest first.
  const labels = new Map<string, string>();
  for (const { answers } of rows) {
    for (const { name, label } of answers) if (!labels.has(name)) labels.set(name, label);
  }
  const lines = rows.map((row) => {
    const answers = new Map(row.answers.map(({ name, value }) => [name, value]));
    const asked = [...labels.keys()].map((name) => answers.get(name));
    return [at(row.at), row.page_name, row.code_name, row.customer_name, ...asked, row.consent];
  });
  return [['Sent', 'Page', 'Code', 'Customer', ...labels.values(), 'Agreed to'], ...lines];
}

/** The one-time codes of a base code, batch after batch. */
export async function oneTimeLines({ tx, orgId, services }: OrgCtx, input: ExportInput, most: number): Promise<Line[]> {
  const { code_id: baseId, zone = 'UTC' } = input;
  if (!baseId || !(await isOwnCode(tx, orgId, baseId))) throw new AppError('code.not_found');
  const rows = await selectCodesOfBase(tx, orgId, baseId, most);
  const at = localTime(zone);
  return [
    ['Offer', 'Number', 'Code', 'Link', 'Used', 'Used by', 'Country', 'Device'],
    ...rows.map(({ offer, number, slug, used_at, used_by: user }) => [
      offer,
      number,
      slug,
      shortAddress(services.config, slug),
      used_at && at(used_at),
      user?.name,
      user?.country,
      user?.device,
    ]),
  ];
}
