import { contract, type Operation, type OperationId } from '@swapt/shared/contract';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { readConfig } from '../../platform/config/config.js';
import { makeScans } from '../../scan-ingestion/make-scans.js';
import { testApp, type TestApp, type TestUser } from '../../testing/app.js';
import { describeOnEngine, describeOnEngines, testServices } from '../../testing/harness.js';
import { publicApp } from '../../testing/public-app.js';
import { isSentInQuery } from '../../platform/http/requests/request-parts.js';
import { type Harm, harmOf, leastHarmFirst, onlyReads } from '../../testing/tenancy/harm.js';
import { oddValues } from '../../testing/tenancy/odd-values.js';
import { sampleCall } from '../../testing/tenancy/sample-call.js';
import type { Ids } from '../../testing/tenancy/sample-input.js';
import { worldSource, type World } from '../../testing/tenancy/world.js';

const isWhole = process.env.SWAPT_PROVE === 'edge';
/** How many odd values of each operation `npm test` sends on one engine, spread over its fields; `npm run prove -- edge` sends them all on both. */
const most = isWhole ? Infinity : 6;
const describeAll = isWhole ? describeOnEngines : describeOnEngine;
/** Which operations wear a world out. */
const wearing = new Set<Harm>(isWhole ? ['change', 'loss'] : ['loss']);
const operatorMail = 'operator@example.com';
/** Long enough that no limit per minute stands in the way of what comes next. */
const pauseMs = 7_000;

const operations = Object.entries(contract) as [OperationId, Operation][];
const readers = operations.filter(([id, { who }]) => /\.(get|list|users|names|tags)$/.test(id) && who !== 'operator');

describeAll('no value of a request makes the server fail', ({ db }) => {
  let api: TestApp;
  let pages: FastifyInstance;

  beforeAll(async () => {
    const { config, log, now } = testServices(db);
    const settings = readConfig({ SWAPT_RATE_LIMIT: '1000000', SWAPT_OPERATORS: operatorMail });
    api = await testApp(db, { config: settings, scans: makeScans({ config, db, log, now }) });
    pages = await publicApp(api.services);
  });
  afterAll(async () => {
    await pages.close();
    await api.close();
  });

  const callerOf = ({ who }: Operation, { owner }: World) => {
    if (who === 'public') return undefined;
    return who === 'operator' ? api.user(operatorMail) : owner;
  };

  async function ask(operation: Operation, input: unknown, caller: TestUser | undefined) {
    api.services.setNow(new Date(api.services.now().getTime() + pauseMs));
    const { headers, ...request } = requestOf(operation, input);
    const signedIn = caller && { authorization: `Bearer ${await api.token(caller)}` };
    return api.app.inject({ ...request, headers: { ...headers, ...signedIn } });
  }

  /** What is shown afterwards of whatever was taken. */
  async function readBack({ owner }: World, ids: Ids, slug: unknown): Promise<string[]> {
    const failures: string[] = [];
    for (const [id, operation] of readers) {
      const reply = await ask(
        operation,
        sampleCall(id, operation, ids),
        operation.who === 'public' ? undefined : owner,
      );
      if (reply.statusCode >= 500) failures.push(`${id}: ${reply.statusCode} ${reply.body}`);
    }
    const csv = { org_id: ids.org_id, of: 'customers' };
    const table = await ask(contract['analytics.exportCsv'], csv, owner);
    if (table.statusCode >= 500) failures.push(`analytics.exportCsv: ${table.body}`);
    const name = encodeURIComponent(String(slug));
    const addresses = [`/${name}`, `/code/${name}`, `/c/${name}`, `/page/${ids.page_id}`, `/card/${ids.code_id}`];
    for (const url of addresses) {
      const { statusCode, body } = await pages.inject({ url, headers: { accept: 'text/html' } });
      if (statusCode >= 500) failures.push(`${url}: ${statusCode} ${body}`);
    }
    return failures;
  }

  const worlds = worldSource(() => api);
  it.each(leastHarmFirst)('%s refuses what is odd, or takes it and shows it', async (id, operation) => {
    const world = await worlds.next();
    const caller = await callerOf(operation, world);
    const base = sampleCall(id, operation, world.ids);
    const all = oddValues(operation.input, base, world.ids);
    const every = Math.max(1, Math.ceil(all.length / most));
    const wrong: string[] = [];
    for (const [n, { at, what, value }] of all.entries()) {
      if (n % every !== 0) continue;
      const reply = await ask(operation, value, caller);
      if (reply.statusCode < 300 && wearing.has(harmOf(id, operation))) worlds.wornOut();
      const where = `${at || 'the input'} with ${what}: ${reply.statusCode} ${reply.body.slice(0, 300)}`;
      if (!isFair(reply)) wrong.push(where);
      if (reply.statusCode !== 200 || onlyReads(operation)) continue;
      const made = madeBy(reply);
      const failures = await readBack(world, { ...world.ids, ...made.ids }, made.slug);
      wrong.push(...failures.map((failure) => `after ${where}\n  ${failure}`));
    }
    expect(wrong).toEqual([]);
  });
});

function requestOf({ method, path }: Operation, value: unknown) {
  const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value);
  const rest = new Map<string, unknown>(isGroup ? Object.entries(value) : []);
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const part = inAddress(rest.get(name));
    rest.delete(name);
    return part;
  });
  const sent = [...rest].filter(([, part]) => part !== undefined);
  const query = sent.map(([name, part]) => `${inAddress(name)}=${inAddress(part)}`).join('&');
  if (isSentInQuery(method)) return { method, url: query ? `${address}?${query}` : address };
  const payload = JSON.stringify(isGroup ? Object.fromEntries(sent) : value);
  return { method, url: address, payload, headers: { 'content-type': 'application/json' } };
}

/** Half of a pair is sent as the bytes that an encoder without scruples makes of it. */
function inAddress(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return [...text].map((char) => (/\p{Cs}/u.test(char) ? '%ED%A0%80' : encodeURIComponent(char))).join('');
}

/** Taken, or refused as the contract says: never a failure, and who sent something unreadable is told what and where. */
function isFair({ statusCode, headers, body }: LightMyRequestResponse): boolean {
  if (statusCode < 300) return true;
  if (statusCode >= 500 || !String(headers['content-type']).startsWith('application/problem+json')) return false;
  const { code, detail, errors } = JSON.parse(body) as { code: string; detail?: string; errors?: object };
  return code !== 'request.invalid' || detail !== undefined || Object.keys(errors ?? {}).length > 0;
}

function madeBy({ body }: LightMyRequestResponse): { ids: Record<string, string>; slug: unknown } {
  const { data } = JSON.parse(body) as { data?: Record<string, unknown> };
  const texts = Object.entries(data ?? {}).flatMap(([name, value]) =>
    /_id$/.test(name) && typeof value === 'string' ? [[name, value] as const] : [],
  );
  return { ids: Object.fromEntries(texts), slug: data?.slug ?? 'none' };
}
