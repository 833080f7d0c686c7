import { createHash } from 'node:crypto';
import type { Tx } from '../../../db/database.js';
import { insertObject, lockObject, updateObject } from '../../stand-in/objects.sql.js';
import { addresses } from './addresses.js';
import { readJson } from './body.js';
import { Fault, invalid, type Reply } from './fault.js';
import { giveTokens, readToken, revoke, tokenStatus } from './oauth.js';
import { storeOf } from './store.js';

export interface Request {
  method: string;
  url: URL;
  body: string;
  authorization: string | undefined;
}

/** Answers one request in the transaction at hand. What it throws is to be undone with it. */
export async function answer(tx: Tx, { method, url, body: sent, authorization }: Request, now: Date): Promise<Reply> {
  const body = method === 'POST' ? readJson(sent) : {};
  const asked = `${method} ${url.pathname}`;
  const ofNobody = storeOf(tx, { merchantId: '', now });
  if (asked === 'POST /oauth2/token') return giveTokens(ofNobody, body);
  if (asked === 'POST /oauth2/revoke') return revoke(ofNobody, body, authorization);
  const token = await readToken(ofNobody, authorization);
  if (asked === 'POST /oauth2/token/status') return tokenStatus(token);
  const [found] = addresses.flatMap((address) => {
    const match = address.method === method ? address.path.exec(url.pathname) : null;
    return match ? [{ address, id: match[1] ?? '' }] : [];
  });
  if (!found) throw new Fault(404, 'INVALID_REQUEST_ERROR', 'NOT_FOUND', 'Resource not found.');
  const { address, id } = found;
  if (!token.scopes.includes(address.scope))
    throw new Fault(403, 'AUTHENTICATION_ERROR', 'INSUFFICIENT_SCOPES', `The merchant did not grant ${address.scope}.`);
  const { merchant_id: merchantId } = token;
  const work = () => address.answer(storeOf(tx, { merchantId, now }), { body, query: url.searchParams, id });
  const { idempotency_key: key } = body;
  return typeof key === 'string' ? once(tx, { merchantId, key, asked: `${asked} ${sent}`, now }, work) : work();
}

interface Once {
  merchantId: string;
  key: string;
  asked: string;
  now: Date;
}

interface KeptReply extends Reply {
  hash: string;
}

/**
 * The reply that was given under a key is given again; who asks for something else under it is refused. Who comes while the first one is answered waits
 * for its reply, since both write the same row. A request that was refused leaves no key.
 */
async function once(tx: Tx, { merchantId, key, asked, now }: Once, work: () => Promise<Reply>): Promise<Reply> {
  const hash = createHash('sha256').update(asked).digest('hex');
  const [isFirst] = await insertObject(tx, 'square', merchantId, 'key', key, { hash }, now);
  if (!isFirst) {
    const [row] = await lockObject(tx, 'square', merchantId, 'key', key);
    // The parse edge: it was written below.
    const kept = row?.body as KeptReply;
    if (kept.hash === hash) return { status: kept.status, body: kept.body };
    throw invalid('IDEMPOTENCY_KEY_REUSED', 'The idempotency key can only be retried with the same request data.');
  }
  const reply = await work();
  await updateObject(tx, 'square', merchantId, 'key', key, { hash, ...reply } satisfies KeptReply);
  return reply;
}
