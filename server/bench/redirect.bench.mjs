/** `npm run bench -- redirect [--rounds 5] [--seconds 5]`: what a redirect costs, beside the least that Node itself needs, in one run. */
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { connections, hasWrk, load } from './load.mjs';
import { measureIngestion } from './ingestion.mjs';
import { ask, bundleServer, start } from './processes.mjs';

const here = dirname(fileURLToPath(import.meta.url));
/** Enough for the compiler to have settled. */
const warmUps = 3;

export async function run(args) {
  const options = { rounds: { type: 'string', default: '5' }, seconds: { type: 'string', default: '5' } };
  const { values } = parseArgs({ args, options });
  const bundle = await bundleServer('redirect-server');
  const ingesting = await bundleServer('ingestion-server');
  const dataDir = mkdtempSync(join(tmpdir(), 'swapt-bench-'));
  const server = join(bundle, 'redirect-server.js');
  const bare = await start(join(here, 'bare-server.mjs'), ['0']);
  const syncing = await start(join(here, 'bare-server.mjs'), ['0', join(dataDir, 'bare.log')]);
  // Two processes, so that what one wrote into its database does not slow the other.
  const quiet = await start(server, [join(dataDir, 'quiet'), '0']);
  const recording = await start(server, [join(dataDir, 'recording'), '0']);
  const servers = [bare, syncing, quiet, recording];
  try {
    const subjects = [
      { name: 'bare node:http, constant 302', process: bare },
      { name: 'ours, not recorded', process: quiet, record: false },
      { name: 'bare node:http, 400 bytes on disk before the reply', process: syncing },
      { name: 'ours, recorded and on disk before the reply', process: recording, record: true },
    ];
    const rounds = await measureRounds(subjects, recording, Number(values.rounds), Number(values.seconds));
    for (const { child } of servers) child.kill();
    console.log(table(subjects, rounds));
    console.log(`\n${await measureIngestion(ingesting, dataDir)}`);
  } finally {
    for (const { child } of servers) child.kill();
    for (const made of [bundle, ingesting]) rmSync(made, { recursive: true, force: true });
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The subjects take turns, so that other work on the machine meets all of them alike. The first rounds warm up and are dropped. */
async function measureRounds(subjects, recording, count, seconds) {
  const rounds = subjects.map(() => []);
  for (let round = 1 - warmUps; round <= count; round++) {
    for (const [index, subject] of subjects.entries()) {
      const before = await ask(subject.process, { record: subject.record });
      const result = await load(subject.process.address, seconds);
      const after = await ask(subject.process, {});
      if (round > 0) rounds[index].push({ ...result, cpu: (after.cpu - before.cpu) / result.requests });
    }
    await ask(recording, { ingest: true });
    process.stderr.write(round <= 0 ? 'Warming up.\n' : `Round ${round} of ${count} done.\n`);
  }
  return rounds;
}

function median(rounds, name) {
  const sorted = rounds.map((round) => round[name]).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

function table(subjects, rounds) {
  const bare = median(rounds[0], 'cpu');
  const row = ({ name }, index) => {
    const value = (field) => median(rounds[index], field);
    const lowest = Math.min(...rounds[index].map(({ cpu }) => cpu));
    const cells = [
      name,
      Math.round(value('rate')),
      value('p50').toFixed(1),
      value('p99').toFixed(1),
      value('cpu').toFixed(1),
    ];
    return `| ${[...cells, lowest.toFixed(1), `${(value('cpu') / bare).toFixed(2)} x`].join(' | ')} |`;
  };
  return [
    `${cpus()[0]?.model.trim()}, ${cpus().length} cores, Node ${process.versions.node}, load average ${loadavg()[0].toFixed(1)}; ` +
      `${hasWrk ? 'wrk' : 'own loader'}, ${connections} connections, 10,000 codes at random, median of ${rounds[0].length} rounds`,
    '',
    '| Server | requests/s | p50 ms | p99 ms | CPU µs per request | lowest round | against bare |',
    '|---|---|---|---|---|---|---|',
    ...subjects.map(row),
  ].join('\n');
}
