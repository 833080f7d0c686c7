/** `npm run bench -- desk [--rounds 3] [--seconds 4]`: what a sale at a desk costs, twenty desks at once, and sales that waited for the network. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ask, bundleServer, start } from './processes.mjs';

const engines = { postgres: 4195, pglite: 4196 };
// A desk sends four of its sales at once.
const [desks, waiting, atOnce, known] = [20, 500, 4, 1_000];

export async function run(args) {
  const { values } = parseArgs({
    args,
    options: { rounds: { type: 'string', default: '3' }, seconds: { type: 'string', default: '4' } },
  });
  const [rounds, seconds] = [Number(values.rounds), Number(values.seconds)];
  process.env.NODE_ENV = 'production';
  const bundle = await bundleServer('checkout-server');
  const folder = mkdtempSync(join(tmpdir(), 'swapt-bench-'));
  const rows = [];
  try {
    for (const [engine, port] of Object.entries(engines)) {
      const server = await start(join(bundle, 'checkout-server.js'), [engine, join(folder, engine), String(port)]);
      if (server.address === 'missing') {
        process.stderr.write('PostgreSQL is not on this machine: only the embedded engine is measured.\n');
      } else {
        rows.push({ engine: server.address.version, ...(await measure(server, rounds, seconds)) });
        process.stderr.write(`${engine} done.\n`);
      }
      const ended = new Promise((resolve) => server.child.once('exit', resolve));
      server.child.disconnect();
      await ended;
    }
    const machine = `${cpus()[0]?.model.trim()}, ${cpus().length} cores, Node ${process.versions.node}, load average ${loadavg()[0].toFixed(1)}`;
    console.log(report(`median of ${rounds} rounds; ${machine}`, rows));
  } finally {
    rmSync(bundle, { recursive: true, force: true });
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(server, rounds, seconds) {
  const { post, shelf, end } = callerOf(server.address);
  const { orgId: org_id, storeId: store_id } = server.address;
  const about = { name: 'Spring market', place: '', starts_at: '2026-05-01T08:00:00Z', ends_at: null };
  const { event_id } = await post('/v1/store/events/create', { org_id, ...about, store_ids: [store_id] });
  const open = async (n) =>
    (await post('/v1/store/events/start', { org_id, event_id, store_id, device: `Desk ${n}`, opening: 10_000 }))
      .session_id;
  const sessions = [];
  for (let n = 0; n < desks; n++) sessions.push(await open(n));
  const { items } = await shelf(`org_id=${org_id}&session_id=${sessions[0]}`);
  const sell = sellerOf(org_id, items, post);
  // A shop that has sold for a while: engines plan by what they know of their tables.
  for (let n = 0; n < known; n++) await sell(sessions[n % desks]);
  await ask(server, { orders: 10_000 });
  const found = { one: [], many: [] };
  // The first round warms up and is dropped.
  for (let round = 0; round <= rounds; round++) {
    const before = await ask(server, {});
    const one = await sellFor(() => sell(sessions[0]), { desks: 1, seconds: round === 0 ? 1 : seconds });
    const after = await ask(server, {});
    const many = await sellFor((n) => sell(sessions[n]), { desks, seconds: round === 0 ? 1 : seconds });
    if (round === 0) continue;
    const cost = (name) => (after[name] - before[name]) / one.sold;
    found.one.push({
      ...one,
      cpu: cost('server') + cost('database'),
      database: cost('database'),
      statements: cost('statements'),
    });
    found.many.push(many);
  }
  const began = performance.now();
  let left = waiting;
  const send = async () => {
    while (left > 0) await sell(sessions[1], { made_ago: left-- });
  };
  await Promise.all(Array.from({ length: atOnce }, send));
  const arrived = (performance.now() - began) / 1000;
  end();
  return { one: medians(found.one), many: medians(found.many), arrived };
}

const medians = (all) =>
  Object.fromEntries(
    Object.keys(all[0]).map((name) => [
      name,
      all.map((one) => one[name]).sort((a, b) => a - b)[Math.floor(all.length / 2)],
    ]),
  );

function callerOf({ origin, key }) {
  const agent = new Agent({ keepAlive: true, maxSockets: desks });
  const send = (method, path, text) =>
    new Promise((resolve, reject) => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${key}` };
      request(`${origin}${path}`, { agent, method, headers }, (reply) => {
        const parts = [];
        reply.on('data', (part) => parts.push(part));
        reply.once('end', () => {
          const answer = JSON.parse(Buffer.concat(parts).toString());
          if (reply.statusCode === 200) resolve(answer.data);
          else reject(new Error(`${reply.statusCode} ${JSON.stringify(answer)}`));
        });
      })
        .once('error', reject)
        .end(text);
    });
  return {
    post: (path, body) => send('POST', path, JSON.stringify(body)),
    shelf: (query) => send('GET', `/v1/store/desk/shelf?${query}`),
    end: () => agent.destroy(),
  };
}

function sellerOf(org_id, items, post) {
  let sold = 0;
  return (session_id, more = {}) => {
    const { variant_id, amount: total } = items[sold++ % items.length];
    const sale = { org_id, session_id, sale_key: randomUUID(), tender: 'cash', total, ...more };
    return post('/v1/store/desk/sale', { ...sale, items: [{ variant_id, quantity: 1 }] });
  };
}

async function sellFor(sell, { desks: count, seconds }) {
  const latencies = [];
  const began = performance.now();
  const end = began + seconds * 1000;
  await Promise.all(
    Array.from({ length: count }, async (_, n) => {
      while (performance.now() < end) {
        const asked = performance.now();
        await sell(n);
        latencies.push(performance.now() - asked);
      }
    }),
  );
  const took = (performance.now() - began) / 1000;
  latencies.sort((a, b) => a - b);
  const at = (share) => latencies[Math.floor((latencies.length - 1) * share)];
  return { sold: latencies.length, rate: latencies.length / took, p50: at(0.5), p95: at(0.95) };
}

function report(title, rows) {
  const ms = (value) => value.toFixed(1);
  return [
    title,
    '',
    '| engine | a sale: ms | CPU ms (database) | statements | 20 desks: a second | their ms | 500 sales that waited: s |',
    '|---|---|---|---|---|---|---|',
    ...rows.map(
      ({ engine, one, many, arrived }) =>
        `| ${engine} | ${ms(one.p50)} / ${ms(one.p95)} | ${ms(one.cpu)} (${ms(one.database)}) | ${ms(one.statements)} | ${many.rate.toFixed(0)} | ${ms(many.p50)} / ${ms(many.p95)} | ${ms(arrived)} |`,
    ),
    '',
    '| goal | engine | goal | measured | reached |',
    '|---|---|---|---|---|',
    ...rows.flatMap(({ engine, one, arrived }) => [
      `| CPU of a sale | ${engine} | <= 15 ms | ${ms(one.cpu)} ms | ${one.cpu <= 15 ? 'yes' : 'no'} |`,
      `| 500 sales that waited | ${engine} | <= 10 s | ${ms(arrived)} s | ${arrived <= 10 ? 'yes' : 'no'} |`,
    ]),
  ].join('\n');
}
