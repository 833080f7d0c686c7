/** `npm run bench -- commits [--rounds 5]`: what it costs that commits of the embedded database are on disk, beside the same without syncs. */
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ask, bundleServer, start } from './processes.mjs';

const warmUps = 1;
const withoutSyncs = `data:text/javascript,${encodeURIComponent(`import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
fs.fsyncSync = fs.fdatasyncSync = () => undefined;
syncBuiltinESMExports();`)}`;

export async function run(args) {
  const { values } = parseArgs({ args, options: { rounds: { type: 'string', default: '5' } } });
  const bundle = await bundleServer('commits-server');
  const dataDir = mkdtempSync(join(tmpdir(), 'swapt-bench-'));
  const file = join(bundle, 'commits-server.js');
  const subjects = [
    { name: 'without syncs', ...(await start(file, [join(dataDir, 'without')], ['--import', withoutSyncs])) },
    { name: 'synced', ...(await start(file, [join(dataDir, 'synced')])) },
  ];
  try {
    const rounds = subjects.map(() => []);
    for (let round = 1 - warmUps; round <= Number(values.rounds); round++) {
      for (const [index, subject] of subjects.entries()) {
        const measured = await ask(subject, 'measure');
        if (round > 0) rounds[index].push(measured);
      }
    }
    console.log(table(subjects, rounds));
  } finally {
    for (const { child } of subjects) child.kill();
    rmSync(bundle, { recursive: true, force: true });
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

function table(subjects, rounds) {
  const rows = subjects.map(({ name }, index) => {
    const cell = (what) =>
      ['median', 'cpu'].map((kind) => median(rounds[index].map((round) => round[what][kind])).toFixed(1)).join(' | ');
    return `| ${name} | ${cell('form')} | ${cell('batch')} |`;
  });
  return [
    `${cpus()[0]?.model.trim()}, ${cpus().length} cores, Node ${process.version}, load average ${loadavg()[0]?.toFixed(1)}, median of ${rounds[0].length} rounds`,
    '',
    '| Commits | form ms | form CPU ms | 500 scans ms | 500 scans CPU ms |',
    '|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}
