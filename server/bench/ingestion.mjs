/** What moving recorded scans into the database costs, at rates that grow, on both engines, and by two processes at one. */
import { join } from 'node:path';
import { ask, start } from './processes.mjs';

const rates = [1_000, 5_000, 0];
const seconds = 8;

/** Gives the lines of a table. */
export async function measureIngestion(bundle, folder) {
  const rows = [];
  const server = (engine, port, ...more) =>
    start(join(bundle, 'ingestion-server.js'), [engine, join(folder, `${engine}-${port}`), String(port), ...more]);
  for (const [engine, port] of [
    ['pglite', 4195],
    ['postgres', 4196],
  ]) {
    const one = await server(engine, port);
    if (one.address === 'missing') process.stderr.write('PostgreSQL is not on this machine.\n');
    else {
      await ask(one, { rate: 1_000, seconds: 3 });
      for (const rate of rates) rows.push(line(one.address.version, rate, [await ask(one, { rate, seconds })]));
      if (one.address.address) {
        const two = await server('pglite', 4197, one.address.address);
        const both = await Promise.all([one, two].map((process) => ask(process, { rate: 0, seconds })));
        rows.push(line(`${one.address.version}, two processes`, 0, both));
        await ended(two);
      }
    }
    await ended(one);
  }
  return [
    '| Engine | scans/s asked for | counted | CPU µs per scan: server | database | newest counted, s | at worst |',
    '|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

/** The first process alone sees what the database spends. */
function line(engine, rate, results) {
  const sum = (name) => results.reduce((total, result) => total + result[name], 0);
  const each = (name) => ((sum(name) * 1000) / sum('counted')).toFixed(1);
  const worst = (name) => Math.max(...results.map((result) => result[name])).toFixed(1);
  const database = sum('database') > 0 ? each('database') : 'in the server';
  const asked = rate > 0 ? rate : 'all it can';
  return `| ${[engine, asked, Math.round(sum('perSecond')), each('server'), database, worst('age'), worst('oldest')].join(' | ')} |`;
}

async function ended({ child }) {
  const exit = new Promise((resolve) => child.once('exit', resolve));
  child.disconnect();
  await exit;
}
