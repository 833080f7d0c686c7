/** `npm run bench -- stores [--products 100000] [--rounds 3] [--seconds 4]`: what a store's pages and lists cost, and an import, on both engines. */
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ask, bundleServer, start } from './processes.mjs';
import { measureImport } from './stores-import.mjs';
import { fetchFor } from './stores-load.mjs';
import { report } from './stores-report.mjs';

const engines = { postgres: 4191, pglite: 4192 };
const bareTimes = 500;

export async function run(args) {
  const options = { products: '100000', rounds: '3', seconds: '4' };
  const { values } = parseArgs({
    args,
    options: Object.fromEntries(
      Object.entries(options).map(([name, value]) => [name, { type: 'string', default: value }]),
    ),
  });
  const [products, rounds, seconds] = [values.products, values.rounds, values.seconds].map(Number);
  // The server renders its pages as in use.
  process.env.NODE_ENV = 'production';
  const bundle = await bundleServer('stores-server');
  const folder = mkdtempSync(join(tmpdir(), 'swapt-bench-'));
  const measured = new Map();
  try {
    for (const [engine, port] of Object.entries(engines)) {
      const file = join(bundle, 'stores-server.js');
      const server = await start(file, [engine, join(folder, engine), String(port), String(products)]);
      if (server.address === 'missing') {
        process.stderr.write('PostgreSQL is not on this machine: only the embedded engine is measured.\n');
      } else {
        process.stderr.write(`${engine} ${server.address.version}: filled.\n`);
        const rows = await measureRounds(server, rounds, seconds);
        measured.set(engine, { rows, imported: await measureImport(server.address, products) });
      }
      const ended = new Promise((resolve) => server.child.once('exit', resolve));
      server.child.disconnect();
      await ended;
    }
    const machine = `${cpus()[0]?.model.trim()}, ${cpus().length} cores, Node ${process.versions.node}, load average ${loadavg()[0].toFixed(1)}`;
    console.log(
      report(
        `${products} products, stores with 1,000 and 5,000 of them; median of ${rounds} rounds; ${machine}`,
        measured,
      ),
    );
  } finally {
    rmSync(bundle, { recursive: true, force: true });
    rmSync(folder, { recursive: true, force: true });
  }
}

/** `cpuGoal` is for PostgreSQL and the embedded engine, in milliseconds of server and database; `waitGoal` for the median of one caller. */
function subjectsOf({ origin, orgId, key, storeId, smallId, itemIds, products }) {
  const item = () => itemIds[Math.floor(Math.random() * itemIds.length)];
  const listOf = (id) => `${origin}/v1/store/inventory?store_id=${id}&pageSize=24`;
  const list = listOf(storeId);
  const console = (input) => ({
    addressOf: () => `${origin}/v1/product/list`,
    ...{ key, body: { org_id: orgId, pageSize: 24, ...input }, waitGoal: 100 },
  });
  const [cpuGoal, detailGoal] = [
    { postgres: 10, pglite: 5 },
    { postgres: 3, pglite: 3 },
  ];
  return [
    { name: 'list of 24 of 1,000', addressOf: () => listOf(smallId), cpuGoal },
    { name: 'page of a store of 1,000', addressOf: () => `${origin}/store/${smallId}/` },
    { name: 'list of 24 of 5,000', addressOf: () => list, cpuGoal },
    { name: 'list of 24 of 5,000, page 200', addressOf: () => `${list}&page=200` },
    { name: 'page of a store of 5,000', addressOf: () => `${origin}/store/${storeId}/` },
    { name: 'a product', addressOf: () => `${origin}/v1/store/${storeId}/inventory/${item()}`, cpuGoal: detailGoal },
    { name: 'page of a product', addressOf: () => `${origin}/store/${storeId}/inventory/${item()}` },
    { name: 'search in a store of 5,000', addressOf: () => `${list}&search=mug%2044`, waitGoal: 100 },
    { name: 'console: newest changed', ...console({}) },
    { name: 'console: by name, last page', ...console({ sort: 'name', page: Math.ceil(products / 24) }) },
    { name: 'console: search found in a few', ...console({ search: 'mug 7744' }) },
    { name: 'console: search found in a quarter', ...console({ search: 'mug' }) },
    { name: 'console: search found in none', ...console({ search: 'nowhere to be found' }) },
  ];
}

/** The subjects take turns, so that other work on the machine meets all of them alike. The first round warms up and is dropped. */
async function measureRounds(server, count, seconds) {
  const subjects = [{ name: 'bare: one prepared statement' }, ...subjectsOf(server.address)];
  const rounds = subjects.map(() => []);
  for (let round = 0; round <= count; round++) {
    for (const [index, subject] of subjects.entries()) {
      const result = await measureOne(server, subject, round === 0 ? 1 : seconds);
      if (round > 0) rounds[index].push(result);
    }
    process.stderr.write(round === 0 ? 'Warmed up.\n' : `Round ${round} of ${count} done.\n`);
  }
  const median = (all, name) => all.map((one) => one[name]).sort((a, b) => a - b)[Math.floor(all.length / 2)];
  return subjects.map((subject, index) => ({
    ...subject,
    ...Object.fromEntries(
      ['rate', 'p50', 'p95', 'server', 'database', 'cpu'].map((name) => [name, median(rounds[index], name)]),
    ),
  }));
}

/** One caller after the other says how long it waits and what it costs; sixteen at once say how many a second are answered. */
async function measureOne(server, { addressOf, key, body }, seconds) {
  const before = await ask(server, {});
  const began = performance.now();
  if (!addressOf) {
    const after = await ask(server, { bare: bareTimes });
    const each = (performance.now() - began) / bareTimes;
    return { ...costs(before, after, bareTimes), p50: each, p95: each, rate: 1000 / each };
  }
  const one = await fetchFor(addressOf, { connections: 1, seconds, key, body });
  const after = await ask(server, {});
  const { rate } = await fetchFor(addressOf, { connections: 16, seconds: seconds / 2, key, body });
  return { ...one, rate, ...costs(before, after, one.requests) };
}

function costs(before, after, requests) {
  const [server, database] = ['server', 'database'].map((name) => (after[name] - before[name]) / requests);
  return { server, database, cpu: server + database };
}
