import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Type } from 'typebox';
import { asTestTx } from '../engines/test-database.js';
import { defineVendorCall } from '../../platform/vendor-calls/define-vendor-call.js';
import { VendorError } from '../../platform/vendors/vendor-error.js';

type Habit = 'fine' | 'refuses' | 'is busy' | 'does it and loses the answer' | 'breaks down';

/** An outside service that does a thing once per key, as long as it knows the key, and counts what it did. */
export async function startCountingVendor() {
  const state = { habit: 'fine' satisfies Habit as Habit, asked: 0, found: 0, keys: new Set<string>() };
  /** By the call that asked for it; asked for again without its key, it is done again. */
  const made = new Map<string, string[]>();
  const server = createServer((request, response) => {
    const key = (request.url ?? '').slice(1);
    const things = made.get(key) ?? [];
    const reply = (status: number, body: object) => response.writeHead(status).end(JSON.stringify(body));
    if (request.method === 'GET') {
      state.found += 1;
      return reply(200, { ref: things[0] ?? null });
    }
    state.asked += 1;
    if (state.habit === 'refuses') return reply(402, { code: 'card_declined', message: 'No.' });
    if (state.habit === 'is busy') return reply(429, { code: 'rate_limit', message: 'Later.' });
    if (state.habit === 'breaks down') return reply(500, { code: 'api_error', message: 'Oh.' });
    if (!state.keys.has(key)) made.set(key, [...things, `thing_${made.size}_${things.length}`]);
    state.keys.add(key);
    if (state.habit === 'does it and loses the answer') return response.destroy();
    return reply(200, { ref: made.get(key)?.[0] });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    state,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    made,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

async function ask(method: 'GET' | 'POST', address: string): Promise<{ ref: string | null }> {
  const response = await fetch(address, { method, headers: { connection: 'close' } }).catch((error: unknown) => {
    throw new VendorError('Counting', 'unavailable', 'no answer', { cause: error });
  });
  const body = (await response.json()) as { ref: string | null; code: string; message: string };
  if (response.ok) return body;
  const failure = response.status === 402 ? 'refused' : response.status === 429 ? 'limited' : 'unavailable';
  throw new VendorError('Counting', failure, body.message, { detail: { code: body.code, message: body.message } });
}

interface Habits {
  safeAgainMs: number;
  /** Between the answer and its being written. */
  onAnswer?: () => Promise<unknown>;
}

/** Asks it for a thing, and leaves a catalog with the name of the thing, so that what is written twice shows. */
export const makeThing = (url: string, { safeAgainMs, onAnswer }: Habits) =>
  defineVendorCall({
    vendor: 'counting',
    operation: 'make',
    request: Type.Object({ amount: Type.Integer() }),
    name: undefined,
    safeAgainMs,
    send: async ({ callId }) => {
      const { ref } = await ask('POST', `${url}/${callId}`);
      await onAnswer?.();
      return { ref: String(ref), reply: 'made' };
    },
    find: async ({ callId }) => {
      const { ref } = await ask('GET', `${url}/${callId}`);
      return ref === null ? undefined : { ref, reply: 'found' };
    },
    end: async (tx, { orgId }, outcome) => {
      const name = outcome.state === 'done' ? outcome.ref : outcome.error.code;
      await asTestTx(tx).query('insert into catalogs (org_id, catalog_id, name) values ($1, gen_random_uuid(), $2)', [
        orgId,
        name,
      ]);
    },
  });
