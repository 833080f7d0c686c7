import { createHash } from 'node:crypto';
import type { Tx } from '../../../db/database.js';
import { addresses, type Address } from './addresses.js';
import { Fault, invalid, type Reply } from './fault.js';
import { readForm } from './form.js';
import { insertObject, lockObject, updateObject } from '../../stand-in/objects.sql.js';
import { storeOf, type Store } from './store.js';

export interface Request {
  method: string;
  url: URL;
  body: string;
  key: string | undefined;
  account: string;
  authorization: string | undefined;
}

interface Surroundings {
  now: Date;
  base: string;
}

/** A secret key of the test mode; the stand-in knows no money. */
const testKey = /^Bearer sk_test_\w+$/;

/** Answers one request in the transaction at hand. What it throws is to be undone with it. */
export async function answer(
  tx: Tx,
  request: Request,
  surroundings: Surroundings,
): Promise<Reply & { isAgain?: true }> {
  const { method, url, body, key, account } = request;
  if (!testKey.test(request.authorization ?? ''))
    throw new Fault(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' });
  const found = addresses.flatMap((address) => {
    const match = address.method === method ? address.path.exec(url.pathname) : null;
    return match ? [{ address, id: match[1] ?? '' }] : [];
  })[0];
  if (!found) {
    const message = `Unrecognized request URL (${method}: ${url.pathname}).`;
    throw new Fault(404, { type: 'invalid_request_error', message });
  }
  const { address, id } = found;
  const params = readForm(method === 'GET' ? url.search : body, address.params);
  const store = storeOf(tx, { account, ...surroundings });
  await assertAccount(store, address);
  const work = () => address.answer(store, params, id);
  if (method === 'GET' || key === undefined) return work();
  return once(tx, { key, account, asked: `${url.pathname}?${body}`, now: surroundings.now }, work);
}

/** A shop that cannot take payments yet can be read, and nothing else. */
async function assertAccount(store: Store, { isOfShop, method }: Address): Promise<void> {
  if (!isOfShop) return;
  const account = await store.read('account', store.account).catch((error: unknown) => {
    if (!(error instanceof Fault)) throw error;
    const message = `The provided key does not have access to account '${store.account}' (or that account does not exist).`;
    throw new Fault(403, { type: 'invalid_request_error', code: 'account_invalid', message });
  });
  if (method === 'POST' && !account.charges_enabled)
    throw invalid('Your account cannot currently make live charges.', { code: 'account_invalid' });
}

interface Once {
  key: string;
  account: string;
  asked: string;
  now: Date;
}

interface KeptReply extends Reply {
  hash: string;
}

/**
 * The reply that was given under a key is given again; who asks for something else under it is refused (docs.stripe.com, "Idempotent requests"). Who
 * comes while the first one is answered waits for its reply, since both write the same row. A request that was refused before it did anything leaves no key.
 */
async function once(
  tx: Tx,
  { key, account, asked, now }: Once,
  work: () => Promise<Reply>,
): Promise<Reply & { isAgain?: true }> {
  const hash = createHash('sha256').update(asked).digest('hex');
  const [isFirst] = await insertObject(tx, 'stripe', account, 'key', key, { hash }, now);
  if (!isFirst) {
    const [row] = await lockObject(tx, 'stripe', account, 'key', key);
    // The parse edge: it was written below.
    const kept = row?.body as KeptReply;
    if (kept.hash === hash) return { status: kept.status, body: kept.body, isAgain: true };
    const message = `Keys for idempotent requests can only be used with the same parameters they were first used with.`;
    throw new Fault(400, { type: 'idempotency_error', message });
  }
  const reply = await work();
  await updateObject(tx, 'stripe', account, 'key', key, { hash, ...reply } satisfies KeptReply);
  return reply;
}
