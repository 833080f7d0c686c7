import type { Api } from '@swapt/shared/contract';
import { AppError } from '../../platform/errors/app-error.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import { readEventMoney } from './event-money.js';
import { settlementCsv } from './settlement-csv.js';
import { drawSettlement } from './settlement-pdf.js';
import { selectDrawers } from './settlements.sql.js';

type Ctx = Pick<OrgCtx, 'services' | 'orgId' | 'userId'>;

/** The settlements of an event, read in one moment; drawing takes its time, so no transaction is held meanwhile. */
export async function makeFile(
  { services, orgId, userId }: Ctx,
  { event_id: eventId, kind }: Omit<Api['settlement.file']['in'], 'org_id'>,
): Promise<Api['settlement.file']['out']['data']> {
  const { event, zone } = await services.db.org(orgId, async (tx) => ({
    event: await readEventMoney({ tx, orgId, services, userId }, eventId),
    zone: (await selectDrawers(tx, orgId, eventId))[0]?.zone,
  }));
  if (zone === undefined) throw new AppError('event.not_found');
  const name = `settlement-${(event.closed_at ?? services.now().toISOString()).slice(0, 10)}.${kind}`;
  if (kind === 'csv') return { name, type: 'text/csv', pages: 0, ...settlementCsv(event, zone) };
  const { body, pages } = await drawSettlement(event, { zone, at: services.now() });
  return { name, type: 'application/pdf', pages, body: body.toString('base64') };
}
