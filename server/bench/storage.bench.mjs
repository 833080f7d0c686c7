/** `npm run bench -- storage [--rounds 5]`: what a picture and a film cost in the data folder and in PostgreSQL, beside Node's own files. */
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ask, bundleServer, start } from './processes.mjs';

const warmUps = 1;

export async function run(args) {
  const { values } = parseArgs({ args, options: { rounds: { type: 'string', default: '5' } } });
  const bundle = await bundleServer('storage-server');
  const dataDir = mkdtempSync(join(tmpdir(), 'swapt-bench-'));
  const subject = await start(join(bundle, 'storage-server.js'), [dataDir]);
  try {
    const rounds = [];
    for (let round = 1 - warmUps; round <= Number(values.rounds); round++) {
      const measured = await ask(subject, 'measure');
      if (round > 0) rounds.push(measured);
    }
    console.log(table(rounds));
  } finally {
    subject.child.disconnect();
    rmSync(bundle, { recursive: true, force: true });
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

function table(rounds) {
  const [first] = rounds;
  const works = Object.keys(Object.values(first)[0]);
  const rows = Object.keys(first).map((place) => {
    const cells = works.map(
      (work) =>
        ['ms', 'cpu'].map((kind) => median(rounds.map((round) => round[place][work][kind])).toFixed(2)).join(' (') +
        ')',
    );
    return `| ${place} | ${cells.join(' | ')} |`;
  });
  return [
    `${cpus()[0]?.model.trim()}, ${cpus().length} cores, Node ${process.version}, load average ${loadavg()[0]?.toFixed(1)}, median of ${rounds.length} rounds, ms (CPU ms)`,
    '',
    `| Files in | ${works.join(' | ')} |`,
    `|---|${works.map(() => '---|').join('')}`,
    ...rows,
  ].join('\n');
}
