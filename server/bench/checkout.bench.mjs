/** `npm run bench -- checkout [--orders 1000000] [--rounds 3] [--seconds 4]`: what ordering and paying cost, a rush, and the list of many orders. */
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { shopFor } from './checkout-buyers.mjs';
import { report } from './checkout-report.mjs';
import { ask, bundleServer, start } from './processes.mjs';
import { fetchFor } from './stores-load.mjs';

const engines = { postgres: 4193, pglite: 4194 };
const [bareTimes, crowd, known] = [500, 200, 300];

export async function run(args) {
  const options = { orders: '1000000', rounds: '3', seconds: '4' };
  const { values } = parseArgs({
    args,
    options: Object.fromEntries(
      Object.entries(options).map(([name, value]) => [name, { type: 'string', default: value }]),
    ),
  });
  const [orders, rounds, seconds] = [values.orders, values.rounds, values.seconds].map(Number);
  process.env.NODE_ENV = 'production';
  const bundle = await bundleServer('checkout-server');
  const folder = mkdtempSync(join(tmpdir(), 'swapt-bench-'));
  const measured = new Map();
  try {
    for (const [engine, port] of Object.entries(engines)) {
      const server = await start(join(bundle, 'checkout-server.js'), [engine, join(folder, engine), String(port)]);
      if (server.address === 'missing') {
        process.stderr.write('PostgreSQL is not on this machine: only the embedded engine is measured.\n');
      } else {
        process.stderr.write(`${engine} ${server.address.version}: filled.\n`);
        const { memory } = await ask(server, {});
        await sellBefore(server);
        const rows = await measureRounds(server, rounds, seconds);
        const rush = await measureRush(server);
        const { memory: memoryAfter } = await ask(server, {});
        const lists = await measureLists(server, orders, seconds);
        measured.set(engine, { rows, rush, memory, memoryAfter, lists });
      }
      const ended = new Promise((resolve) => server.child.once('exit', resolve));
      server.child.disconnect();
      await ended;
    }
    const machine = `${cpus()[0]?.model.trim()}, ${cpus().length} cores, Node ${process.versions.node}, load average ${loadavg()[0].toFixed(1)}`;
    console.log(report(`1,000 products; median of ${rounds} rounds; lists of ${orders} orders; ${machine}`, measured));
  } finally {
    rmSync(bundle, { recursive: true, force: true });
    rmSync(folder, { recursive: true, force: true });
  }
}

const subjects = ['bare: one sale of stock', 'order, paid at pick-up', 'order, paid by card'];

/** A shop that has sold for a while: engines plan by what they know of their tables. */
async function sellBefore(server) {
  const shop = shopFor(server.address, 4);
  for (let n = 0; n < known; n++) await shop.atPickUp();
  for (let n = 0; n < known; n++) await shop.byCard();
  shop.end();
  await idle(server);
  await ask(server, { settled: true });
}

/** The subjects take turns, so that other work on the machine meets all of them alike. The first round warms up and is dropped. */
async function measureRounds(server, count, seconds) {
  const rounds = subjects.map(() => []);
  for (let round = 0; round <= count; round++) {
    for (const [index] of subjects.entries()) {
      const result = await measureOne(server, index, round === 0 ? 1 : seconds);
      if (round > 0) rounds[index].push(result);
    }
    process.stderr.write(round === 0 ? 'Warmed up.\n' : `Round ${round} of ${count} done.\n`);
  }
  const median = (all, name) => all.map((one) => one[name]).sort((a, b) => a - b)[Math.floor(all.length / 2)];
  const names = ['rate', 'p50', 'p95', 'server', 'database', 'cpu', 'statements'];
  return subjects.map((name, index) => ({
    name,
    ...Object.fromEntries(names.map((one) => [one, median(rounds[index], one)])),
  }));
}

/** One buyer after the other says what it costs, with the mails and records that follow; sixteen at once say how many a second are served. */
async function measureOne(server, index, seconds) {
  const before = await idle(server);
  const began = performance.now();
  if (index === 0) {
    const after = await ask(server, { bare: bareTimes });
    const each = (performance.now() - began) / bareTimes;
    return { ...costs(before, after, bareTimes), p50: each, p95: each, rate: 1000 / each };
  }
  const buy = (shop) => (index === 1 ? shop.atPickUp() : shop.byCard());
  const one = await buyFor(server.address, buy, { connections: 1, seconds });
  const after = await idle(server);
  const statements = await fewest(server, buy);
  const { rate } = await buyFor(server.address, buy, { connections: 16, seconds: seconds / 2 });
  return { ...one, rate, ...costs(before, after, one.bought), statements };
}

/** Once the jobs and reports of what was bought are done: what they cost is that of who bought, and of nobody who buys afterwards. */
async function idle(server) {
  for (let before = await ask(server, {}); ;) {
    await pause(500);
    const { waiting } = await ask(server, { waiting: true });
    const now = await ask(server, {});
    if (waiting === 0 && now.server + now.database - before.server - before.database < 25) return now;
    before = now;
  }
}

/** What one takes: the fewest of twenty, as jobs in the background have statements too. */
async function fewest(server, buy) {
  const shop = shopFor(server.address, 1);
  const counts = [];
  for (let n = 0; n < 20; n++) {
    await pause(200);
    const before = await ask(server, {});
    await buy(shop);
    counts.push((await ask(server, {})).statements - before.statements);
  }
  shop.end();
  return Math.min(...counts);
}

async function buyFor(address, buy, { connections, seconds }) {
  const shop = shopFor(address, connections);
  const latencies = [];
  const began = performance.now();
  const end = began + seconds * 1000;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < end) {
        const asked = performance.now();
        await buy(shop);
        latencies.push(performance.now() - asked);
      }
    }),
  );
  const took = (performance.now() - began) / 1000;
  shop.end();
  latencies.sort((a, b) => a - b);
  const at = (share) => latencies[Math.floor((latencies.length - 1) * share)];
  return { bought: latencies.length, rate: latencies.length / took, p50: at(0.5), p95: at(0.95) };
}

function costs(before, after, times) {
  const [server, database, statements] = ['server', 'database', 'statements'].map(
    (name) => (after[name] - before[name]) / times,
  );
  return { server, database, cpu: server + database, statements };
}

/** All of the crowd at once want one of ten. */
async function measureRush({ address }) {
  const shop = shopFor(address, crowd);
  const began = performance.now();
  const ends = await Promise.all(Array.from({ length: crowd }, () => shop.rush(address.rareId)));
  shop.end();
  const count = (end) => ends.filter((one) => one === end).length;
  return { seconds: (performance.now() - began) / 1000, paid: count('captured'), refused: count('order.unavailable') };
}

/** `waitGoal` is for the median of one caller, in milliseconds. */
async function measureLists(server, orders, seconds) {
  await ask(server, { orders });
  const { origin, key, orgId: org_id, oldId: store_id } = server.address;
  const asked = [
    ['newest', {}],
    ['page 1,000', { page: 1000 }],
    ['to hand over', { show: 'to_do' }],
    ['canceled', { status: ['canceled'] }],
    ['a number', { search: '7744' }],
    ['a frequent name', { search: 'robin' }],
    ['its page 100', { search: 'robin', page: 100 }],
    ['a frequent name, canceled', { search: 'robin', status: ['canceled'] }],
    ['a rare name', { search: 'robin 7744' }],
    ['two names that never meet', { search: 'robin alex' }],
    ['an e-mail', { search: 'buyer7744@example.com' }],
    ['the end of a phone number', { search: '1316817' }],
    ['nobody', { search: 'nowhere to be found' }],
  ];
  const lists = [];
  for (const [name, filter] of asked) {
    const body = { org_id, store_id, pageSize: 24, ...filter };
    const addressOf = () => `${origin}/v1/order/by-store`;
    await fetchFor(addressOf, { connections: 1, seconds: 0.5, key, body });
    lists.push({ name, ...(await fetchFor(addressOf, { connections: 1, seconds: seconds / 2, key, body })) });
  }
  return lists;
}
