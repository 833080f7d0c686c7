import type { IncomingMessage } from 'node:http';
import type { StandInBase, StandInServer } from '../../stand-in/base.js';
import { onLoopback, readBody, TooLarge } from '../../stand-in/loopback.js';
import { postReports } from '../../stand-in/post-reports.js';
import type { SigningSecrets } from '../stripe-event.js';
import { answer } from './answer.js';
import { Fault, type Reply } from './fault.js';
import { openPage } from './pages.js';
import { signing, signingSecrets } from './report.js';

/** Stripe on this machine, for installations that are tried out. */
export interface StandIn extends StandInServer {
  secrets: () => Promise<SigningSecrets>;
}

/**
 * It speaks as much of Stripe's API as its own library asks for, remembers everything in the database, so that a restart forgets nothing and all
 * processes have the same, and takes no real card. It listens on this machine alone.
 */
export function makeStandIn(base: StandInBase): StandIn {
  const server = onLoopback(handle(base));
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
    ...server,
    secrets: readSecrets,
    post: (address) => postReports(base, { vendor: 'stripe', address, signing }),
  };
}

const handle =
  ({ db, log, now }: StandInBase): Parameters<typeof onLoopback>[0] =>
  (request, response) => {
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
      if (error instanceof TooLarge)
        return sendReply(new Fault(413, { type: 'invalid_request_error', message: 'Request too large' }).reply);
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
  };

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
