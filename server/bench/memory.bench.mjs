/** `npm run bench -- memory [--minutes 5]`: what of the embedded installation is in memory while everything is used at once. Linux only. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { shopFor } from './checkout-buyers.mjs';
import { ask, bundleServer, start } from './processes.mjs';
import { answer } from './stores-load.mjs';

const port = 4197;
const parts = ['rss', 'engine', 'heap', 'malloc', 'compiled', 'files', 'others'];

export async function run(args) {
  const { values } = parseArgs({ args, options: { minutes: { type: 'string', default: '5' } } });
  const minutes = Number(values.minutes);
  process.env.NODE_ENV = 'production';
  const bundle = await bundleServer('memory-server');
  const folder = mkdtempSync(join(tmpdir(), 'swapt-bench-'));
  try {
    const server = await start(join(bundle, 'memory-server.js'), [folder, String(port)]);
    const rows = [['started, without load', await ask(server, {})]];
    const load = loadOn(server.address);
    for (let minute = 1; minute <= minutes; minute++) {
      await pause(60_000);
      rows.push([`minute ${minute} of load`, await ask(server, {})]);
      process.stderr.write(`Minute ${minute} of ${minutes}.\n`);
    }
    const done = await load.end();
    await pause(60_000);
    rows.push(['a minute after it', await ask(server, {})]);
    const ended = new Promise((resolve) => server.child.once('exit', resolve));
    server.child.disconnect();
    await ended;
    const machine = `${cpus()[0]?.model.trim()}, ${cpus().length} cores, Node ${process.versions.node}, load average ${loadavg()[0].toFixed(1)}`;
    console.log(report(machine, rows, done));
  } finally {
    rmSync(bundle, { recursive: true, force: true });
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Everything at once, each thing by one after another, until it is ended. Gives how often each was done. */
function loadOn(address) {
  const { origin, key, orgId: org_id, storeId, oldId } = address;
  const shop = shopFor(address, 4);
  const picture = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'screenshot.png')).toString('base64');
  const post = (path, body) => answer(`${origin}${path}`, { key, body: { org_id, ...body } });
  const things = {
    scans: (n) => answer(`${origin}/bench-${1 + (n % 10_000)}`, { status: 302 }),
    'pages of a store': () => answer(`${origin}/store/${storeId}/`),
    'start pages': () => answer(`${origin}/`),
    'orders at pick-up': () => shop.atPickUp(),
    'orders by card': () => shop.byCard(),
    'lists of orders': (n) => post('/v1/order/by-store', { store_id: n % 2 ? storeId : oldId, pageSize: 100 }),
    // An organization may upload only so many.
    'pictures uploaded': () => post('/api/images/upload', { name: 'Picture', body: picture }).then(() => pause(5_000)),
  };
  const done = Object.fromEntries(Object.keys(things).map((name) => [name, 0]));
  let isEnding = false;
  const running = Object.entries(things).map(async ([name, act]) => {
    while (!isEnding) {
      await act(done[name]);
      done[name] += 1;
    }
  });
  return {
    async end() {
      isEnding = true;
      await Promise.all(running);
      shop.end();
      return done;
    },
  };
}

function report(machine, rows, done) {
  const counts = Object.entries(done).map(([name, count]) => `${count} ${name}`);
  const cells = ([name, found]) => `| ${name} | ${parts.map((part) => found[part].toFixed(0)).join(' | ')} |`;
  return `${machine}; ${counts.join(', ')}

| MB | in all | engine | heap of the server | malloc | compiled | program and libraries | other heaps, stacks |
|---|---|---|---|---|---|---|---|
${rows.map(cells).join('\n')}`;
}
