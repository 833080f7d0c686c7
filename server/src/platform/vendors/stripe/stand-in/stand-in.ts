import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import type { Database } from '../../../db/database.js';
import type { SigningSecrets } from '../stripe-event.js';
import { answer } from './answer.js';
import { Fault, type Reply } from './fault.js';
import { openPage } from './pages.js';
import { postReports, signingSecrets } from './report.js';

export interface StandInBase {
  db: Database;
  log: Logger;
  now: () => Date;
}

/** Stripe on this machine, for installations that are tried out. */
export interface StandIn {
  /** Where it listens; it begins to with the first who asks. */
  address: () => Promise<URL>;
  secrets: () => Promise<SigningSecrets>;
  /** Posts the reports that are due. */
  post: (to: string) => Promise<number>;
  close: () => Promise<void>;
}

const MOST_BYTES = 1024 * 1024;

/**
 * It speaks as much of Stripe's API as its own library asks for, remembers everything in the database, so that a restart forgets nothing and all
 * processes have the same, and takes no real card. It listens on this machine alone.
 */
export function makeStandIn(base: StandInBase): StandIn {
  let started: Promise<{ server: Server; url: URL }> | undefined;
  const start = () => (started ??= listen(base));
  let secrets: Promise<SigningSecrets> | undefined;
  /** They stay as they are once they are made, and every report that is posted here is read by them: so nobody waits for their rows. */
  const readSecrets = () =>
    (secrets ??= base.db
      .system((tx) => signingSecrets(tx, base.now()))
      .catch((error: unknown) => {
        secrets = undefined;
        throw error;
      }));
  return {
    address: async () => (await start()).url,
    secrets: readSecrets,
    post: (to) => postReports(base, to),
    async close() {
      const running = await started;
      running?.server.closeAllConnections();
      await new Promise<void>((resolve) => (running ? running.server.close(() => resolve()) : resolve()));
      started = undefined;
    },
  };
}

async function listen({ db, log, now }: StandInBase): Promise<{ server: Server; url: URL }> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    const surroundings = { now: now(), base: url.origin };
    const send = (status: number, text: string, headers: Record<string, string>) =>
      response.writeHead(status, headers).end(text);
    const sendReply = ({ status, body, isAgain }: Reply & { isAgain?: true }) =>
      send(status, JSON.stringify(body), {
        'content-type': 'application/json',
        'request-id': `req_${now().getTime()}`,
        ...(isAgain && { 'idempotent-replayed': 'true' }),
      });
    const failed = (error: unknown) => {
      if (error instanceof Fault) return sendReply(error.reply);
      log.warn({ err: error }, 'The stand-in of Stripe failed');
      return sendReply({ status: 500, body: { error: { type: 'api_error', message: 'An unknown error occurred' } } });
    };
    if (!url.pathname.startsWith('/v1/')) {
      db.system((tx) => openPage(tx, url, surroundings)).then(
        ({ status, text, location }) =>
          send(status, text, { 'content-type': 'text/plain', ...(location && { location }) }),
        failed,
      );
      return;
    }
    readBody(request)
      .then((body) => db.system((tx) => answer(tx, requestOf(request, url, body), surroundings)))
      .then(sendReply, failed);
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  // A process that ends does not wait for it.
  server.unref();
  const { port } = server.address() as AddressInfo;
  return { server, url: new URL(`http://127.0.0.1:${port}`) };
}

const headerOf = ({ headers }: IncomingMessage, name: string) => {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
};

const requestOf = (request: IncomingMessage, url: URL, body: string) => ({
  ...{ method: request.method ?? 'GET', url, body },
  key: headerOf(request, 'idempotency-key'),
  account: headerOf(request, 'stripe-account') ?? '',
  authorization: request.headers.authorization,
});

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw new Fault(413, { type: 'invalid_request_error', message: 'Request too large' });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
