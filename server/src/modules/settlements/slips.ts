import type { FastifyInstance } from 'fastify';
import type { Api } from '@swapt/shared/contract';
import { AppError } from '../../platform/errors/app-error.js';
import { fileLinks } from '../../platform/http/file-link.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import type { Services } from '../../platform/services.js';
import { readEvent } from '../events/events.service.js';
import { readUpload, selectFile, sendFile, storeFile } from '../files/files.service.js';
import { reEncode } from '../images/images.service.js';
import { selectSettlement } from './settlements.sql.js';

type Ctx = Pick<OrgCtx, 'services' | 'orgId'>;

const route = '/files/slip';
const links = fileLinks(route);

export async function addSlip(
  { services, orgId }: Ctx,
  { event_id: eventId, name, body }: Omit<Api['settlement.addSlip']['in'], 'org_id'>,
): Promise<{ slip_id: string }> {
  await services.db.org(orgId, (tx) => readEvent({ tx, orgId, services }, eventId));
  const { data } = await reEncode(await readUpload(services, orgId, body));
  const file = await storeFile(services, orgId, { name, media: 'image/webp', data, use: 'slip' });
  return { slip_id: file.file_id };
}

export async function slipLink({ services, orgId }: Ctx, settlementId: string): Promise<{ url: string }> {
  const secret = await services.scans.secret();
  const [settlement] = await services.db.org(orgId, (tx) => selectSettlement(tx, orgId, settlementId));
  if (!settlement?.slip_id) throw new AppError('settlement.not_found');
  const url = links.make(services.config, { secret, now: services.now() }, { orgId, id: settlement.slip_id });
  return { url };
}

/** Gives the team a slip, by a link of a few minutes. */
export async function registerSlips(app: FastifyInstance, services: Services): Promise<void> {
  const { scans, db, storage, now } = services;
  app.get<{ Querystring: { token?: string | string[] } }>(route, async (request, reply) => {
    const linked = links.read(String(request.query.token), { secret: await scans.secret(), now: now() });
    const [file] = linked ? await db.org(linked.orgId, (tx) => selectFile(tx, linked.orgId, linked.id)) : [];
    if (!file?.is_slip) throw new AppError('request.not_found');
    return sendFile(storage, request, reply, { file, show: 'inline', caching: 'private, no-store' });
  });
}
