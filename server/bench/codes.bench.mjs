/** `npm run bench -- codes [--codes 100000]`: how long a list of codes takes at the server, with every filter, order and a far page, on both engines. */
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ask, bundleServer, start } from './processes.mjs';

const goal = 100;
const engines = ['postgres', 'pglite'];

export async function run(args) {
  const { values } = parseArgs({ args, options: { codes: { type: 'string', default: '100000' } } });
  const bundle = await bundleServer('codes-server');
  const folder = mkdtempSync(join(tmpdir(), 'swapt-bench-'));
  const measured = new Map();
  try {
    for (const engine of engines) {
      const server = await start(join(bundle, 'codes-server.js'), [engine, join(folder, engine), values.codes]);
      if (server.address === 'missing') {
        process.stderr.write('PostgreSQL is not on this machine: only the embedded engine is measured.\n');
      } else {
        process.stderr.write(`${engine} ${server.address.version}: filled.\n`);
        measured.set(engine, (await ask(server, {})).rows);
      }
      const ended = new Promise((resolve) => server.child.once('exit', resolve));
      server.child.disconnect();
      await ended;
    }
    console.log(table(values.codes, measured));
  } finally {
    rmSync(bundle, { recursive: true, force: true });
    rmSync(folder, { recursive: true, force: true });
  }
}

function table(codes, measured) {
  const names = [...measured.keys()];
  const rows = [...measured.values()][0] ?? [];
  const cells = ({ median, p95, cpu }) => [median.toFixed(1), p95.toFixed(1), cpu.toFixed(1)];
  const line = ({ name, total }, index) =>
    `| ${[name, total, ...names.flatMap((engine) => cells(measured.get(engine)[index]))].join(' | ')} |`;
  const slow = names.flatMap((engine) =>
    measured.get(engine).flatMap(({ name, median }) => (median > goal ? [`${name} (${engine})`] : [])),
  );
  return [
    `${codes} codes of one organization, ${cpus()[0]?.model.trim()}, ${cpus().length} cores, Node ${process.versions.node}, load average ${loadavg()[0].toFixed(1)}`,
    '',
    `| List | found | ${names.map((engine) => `${engine}: median ms | p95 ms | CPU ms`).join(' | ')} |`,
    `|---|---|${names.map(() => '---|---|---|').join('')}`,
    ...rows.map(line),
    '',
    slow.length ? `Above ${goal} ms: ${slow.join(', ')}.` : `Every median is within ${goal} ms.`,
    '',
  ].join('\n');
}
