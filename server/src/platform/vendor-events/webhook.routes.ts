import type { FastifyInstance } from 'fastify';
import { noOrg } from '../db/no-org.js';
import { AppError } from '../errors/app-error.js';
import { enqueue } from '../jobs/enqueue.js';
import type { Services } from '../services.js';
import { squareWebhookPath, webhookPath } from '../vendors/vendor-paths.js';
import { eventReceived } from './handle-event.js';
import { handlerName, type VendorEvent, type VendorEventHandlers } from './vendor-event.js';
import { insertEvent, selectOwner } from './vendor-events.sql.js';

const bodyLimit = 512 * 1024;
const invalid = 'There is no valid signature of a moment ago.';

type Reported = Omit<VendorEvent, 'orgId' | 'vendor'>;

/** A service that reports here: at which address, how it signs, and what its port reads of that. */
interface Reporter {
  vendor: string;
  path: string;
  header: string;
  reader: (
    vendors: Services['vendors'],
  ) => ((body: Buffer, signature: string) => Promise<Reported | undefined>) | undefined;
}

const reporters: readonly Reporter[] = [
  {
    ...{ vendor: 'stripe', path: webhookPath, header: 'stripe-signature' },
    reader: ({ cardPayments: port }) =>
      port &&
      (async (body, signature) => {
        const event = await port.readEvent(body, signature);
        return event && { eventId: event.id, type: event.type, account: event.account, objectId: event.objectId };
      }),
  },
  {
    ...{ vendor: 'square', path: squareWebhookPath, header: 'x-square-hmacsha256-signature' },
    reader: ({ squarePayments: port }) =>
      port &&
      (async (body, signature) => {
        const event = await port.readEvent(body, signature);
        return event && { eventId: event.id, type: event.type, account: event.merchantId, objectId: event.objectId };
      }),
  },
];

/**
 * Where services report. The signature is of the bytes as they came, so they are read as they are, and looked at before anything in them is. What is
 * signed is kept and answered at once; a job does the rest. Nobody is limited: who signs may come as often as there is something to say.
 */
export async function registerWebhook(
  app: FastifyInstance,
  services: Services,
  handlers: VendorEventHandlers,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_, body, done) => done(null, body));
    for (const { vendor, path, header, reader } of reporters)
      scope.post(path, { bodyLimit }, async ({ headers, body }, reply) => {
        const read = reader(services.vendors);
        if (!read) throw new AppError('request.not_found');
        const signature = headers[header];
        const event = Buffer.isBuffer(body) && typeof signature === 'string' ? await read(body, signature) : undefined;
        if (!event) return reply.code(400).send({ error: invalid });
        await receiveEvent(services, handlers, { vendor, ...event });
        return { received: true };
      });
  });
}

/** The row decides: of one report that comes several times, even at once, one asks for the job. */
async function receiveEvent(
  { db, now }: Services,
  handlers: VendorEventHandlers,
  reported: Omit<VendorEvent, 'orgId'>,
): Promise<void> {
  await db.system(async (tx) => {
    const { account, eventId, vendor } = reported;
    const [owner] = account === null ? [] : await selectOwner(tx, vendor, account);
    const event: VendorEvent = { ...reported, orgId: owner?.org_id ?? null };
    const isAsked = handlerName(event) in handlers && (account === null || owner !== undefined);
    const [isNew] = await insertEvent(tx, event, isAsked ? 'received' : 'ignored', now());
    if (!isNew || !isAsked) return;
    const payload = { vendor, event_id: eventId };
    await enqueue(tx, eventReceived, { orgId: event.orgId ?? noOrg, payload, now: now(), key: `${vendor} ${eventId}` });
  });
}
