import type { StandInBase, StandInServer } from '../../stand-in/base.js';
import { onLoopback, readBody, TooLarge } from '../../stand-in/loopback.js';
import { postReports } from '../../stand-in/post-reports.js';
import { squareCallbackPath, squareWebhookPath } from '../../vendor-paths.js';
import { signatureOf } from '../square-event.js';
import { answer } from './answer.js';
import { Fault, invalid, type Reply } from './fault.js';
import { appId, appSecret } from './oauth.js';
import { openPage } from './pages.js';
import { signatureKey } from './report.js';

/** Square on this machine, for installations that are tried out. */
export interface SquareStandIn extends StandInServer {
  appId: string;
  appSecret: string;
  webhookKeys: () => Promise<readonly string[]>;
}

/**
 * It speaks as much of Square's API as its own library asks for here, has a page on which a business lets us in and one with its terminals, and remembers
 * everything in the database. It listens on this machine alone.
 */
export function makeSquareStandIn(base: StandInBase, publicUrl: string): SquareStandIn {
  const { db, now } = base;
  let key: Promise<string> | undefined;
  /** It stays as it is once it is made. */
  const readKey = () =>
    (key ??= db
      .system((tx) => signatureKey(tx, now()))
      .catch((error: unknown) => {
        key = undefined;
        throw error;
      }));
  return {
    ...{ appId, appSecret },
    ...onLoopback(handle(base, `${publicUrl}${squareCallbackPath}`)),
    webhookKeys: async () => [await readKey()],
    post: (address) =>
      postReports(base, {
        ...{ vendor: 'square', address },
        signing: async (tx, at) => {
          const secret = await signatureKey(tx, at);
          const sign = (body: string) => signatureOf(secret, `${publicUrl}${squareWebhookPath}`, body);
          return (_, body) => ({ 'x-square-hmacsha256-signature': sign(body) });
        },
      }),
  };
}

const isApi = (path: string) => path.startsWith('/v2/') || /^\/oauth2\/(?:token|revoke)/.test(path);

const handle =
  ({ db, log, now }: StandInBase, callback: string): Parameters<typeof onLoopback>[0] =>
  (request, response) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    const { method = 'GET' } = request;
    const send = ({ status, body }: Reply) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const failed = (error: unknown) => {
      if (error instanceof Fault) return send(error.reply);
      if (error instanceof TooLarge) return send(invalid('REQUEST_ENTITY_TOO_LARGE', 'Request too large').reply);
      log.warn({ err: error }, 'The stand-in of Square failed');
      const fault = { category: 'API_ERROR', code: 'INTERNAL_SERVER_ERROR', detail: 'An unknown error occurred.' };
      return send({ status: 500, body: { errors: [fault] } });
    };
    readBody(request)
      .then(async (body) => {
        if (isApi(url.pathname)) {
          const { authorization } = request.headers;
          send(await db.system((tx) => answer(tx, { method, url, body, authorization }, now())));
          return;
        }
        const asked = { method, url, form: new URLSearchParams(body) };
        const { status, text, location } = await db.system((tx) => openPage(tx, asked, { now: now(), callback }));
        response
          .writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...(location && { location }) })
          .end(text);
      })
      .catch(failed);
  };
