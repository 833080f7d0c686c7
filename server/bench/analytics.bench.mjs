/** `npm run bench -- analytics`: how long a report takes with ten million scans, for each range, an organization and a busy code, on both engines. */
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ask, bundleServer, start } from './processes.mjs';

const goal = 50;
const engines = ['postgres', 'pglite'];

export async function run() {
  const bundle = await bundleServer('analytics-server');
  const folder = mkdtempSync(join(tmpdir(), 'swapt-bench-'));
  try {
    for (const engine of engines) {
      const server = await start(join(bundle, 'analytics-server.js'), [engine, join(folder, engine)]);
      if (server.address === 'missing') {
        process.stderr.write('PostgreSQL is not on this machine: only the embedded engine is measured.\n');
      } else {
        process.stderr.write(`${engine}: filled.\n`);
        const { rows } = await ask(server, {});
        console.log(table(engine, server.address, rows));
      }
      const ended = new Promise((resolve) => server.child.once('exit', resolve));
      server.child.disconnect();
      await ended;
    }
  } finally {
    rmSync(bundle, { recursive: true, force: true });
    rmSync(folder, { recursive: true, force: true });
  }
}

function table(engine, { version, scans, rows: stored }, rows) {
  const cells = ({ median, p95, cpu }) => [median.toFixed(1), p95.toFixed(1), cpu.toFixed(1)];
  const line = ({ name, organization, code }) => `| ${[name, ...cells(organization), ...cells(code)].join(' | ')} |`;
  const slow = rows.flatMap(({ name, organization, code }) => [
    ...(organization.median > goal ? [`${name} of the organization`] : []),
    ...(code.median > goal ? [`${name} of the code`] : []),
  ]);
  return [
    `${engine} ${version}, ${cpus()[0]?.model.trim()}, ${cpus().length} cores, Node ${process.versions.node}, load average ${loadavg()[0].toFixed(1)}; ` +
      `${scans} scans, ${stored} rows of counts`,
    '',
    '| Range | organization: median ms | p95 ms | CPU ms | busy code: median ms | p95 ms | CPU ms |',
    '|---|---|---|---|---|---|---|',
    ...rows.map(line),
    '',
    slow.length ? `Above ${goal} ms: ${slow.join(', ')}.` : `Every median is within ${goal} ms.`,
    '',
  ].join('\n');
}
