import { spawn, type ChildProcess } from 'node:child_process';
import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { readConfig } from '../platform/config/config.js';
import { serverRoot } from '../platform/db/server-root.js';
import { bundleForSuite } from '../testing/bundle.js';
import { busyMorning, quietEvening, type Note, type Shop } from '../testing/programs/durable-load.js';
import { acknowledgement, Disk, readRecord, type Random, type Recorded } from '../testing/engines/power-cut.js';
import { testFolder } from '../testing/test-folder.js';

// The proof of "What is kept when the power goes" (docs/security.md). `npm run prove -- durability` cuts fifty times.
const cuts = Number(process.env.SWAPT_PROVE_CUTS ?? 3);
const seed = Number(process.env.SWAPT_PROVE_SEED ?? Date.now() % 100_000);
// Programs start twice, and once for each cut, on a machine that may be busy.
jest.setTimeout(600_000 + cuts * 60_000);

const program = bundleForSuite({
  server: 'testing/programs/durable-server.ts',
  check: 'testing/programs/durable-check.ts',
  'db-worker': 'platform/db/pglite/db-worker.ts',
  'score-worker': 'modules/code-styles/score/score-worker.ts',
});
const place = testFolder();
const recorded = join(place, 'recorded');
const record = join(place, 'record');
const recorder = pathToFileURL(join(serverRoot, 'src/testing/record-files.mjs')).href;

/** What starts on the rest is not itself watched, so it need not wait for the disk. */
const withoutSyncs = `data:text/javascript,${encodeURIComponent(`import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
fs.fsyncSync = fs.fdatasyncSync = () => undefined;
syncBuiltinESMExports();`)}`;

const common = { PATH: process.env.PATH, SWAPT_DEMO: 'off', SWAPT_RATE_LIMIT: '1000000' };

interface Found {
  scans: string[];
  twice: number;
  redeemed: string[];
  accounts: string[];
  targets: string[];
  faults: string[];
}

/** Starts a program and gives the first line that it prints. */
async function start(name: string, env: Record<string, string>): Promise<{ child: ChildProcess; line: string }> {
  const args = ['--import', env.RECORD_TO ? recorder : withoutSyncs];
  const child = spawn(process.execPath, [...args, program(name)], {
    env: { ...common, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let complaints = '';
  child.stderr.on('data', (text: Buffer) => (complaints += text.toString()));
  // One that waits for what was lost would wait for ever.
  const patience = setTimeout(() => child.kill('SIGKILL'), 90_000);
  const line = await new Promise<string>((resolve, reject) => {
    // A program that finds damage may log before it answers.
    createInterface({ input: child.stdout }).on('line', (text) => !text.startsWith('{"level":') && resolve(text));
    child.once('close', (code) => reject(new Error(`${name} ended with ${code}: ${complaints}`)));
  }).finally(() => clearTimeout(patience));
  return { child, line };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

/** One day of a shop: the server starts, has much to do, and is stopped by `signal`. */
async function recordDay(signal: NodeJS.Signals): Promise<void> {
  const port = await freePort();
  const env = {
    SWAPT_DATA_DIR: join(recorded, 'data'),
    PORT: `${port}`,
    SWAPT_PUBLIC_URL: `http://127.0.0.1:${port}`,
    SWAPT_TRUSTED_PROXIES: '127.0.0.1',
  };
  const { child, line } = await start('server', { ...env, RECORD_FOLDER: recorded, RECORD_TO: record });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  try {
    const note: Note = (what, which) => appendFileSync(record, acknowledgement(`${what} ${which}`));
    const shop = JSON.parse(line) as Shop;
    await busyMorning(shop, readConfig(env), note);
    if (signal === 'SIGTERM') await quietEvening(shop, note);
  } finally {
    child.kill(signal);
    await ended;
  }
}

/** Numbers that look random and are the same for the same seed. */
function randomFrom(start: number): Random {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Starts the server on what is left, and gives what was acknowledged and is not there, with what the doctor says. */
async function whatIsMissing(disk: Disk, random: Random, acknowledged: Map<string, string[]>): Promise<string[]> {
  const left = join(place, 'left');
  rmSync(left, { recursive: true, force: true });
  disk.writeTo(left, random);
  const acknowledgedOf = (what: string) => acknowledged.get(what) ?? [];
  const env = { SWAPT_DATA_DIR: join(left, 'data'), PORT: '0', VISITORS: JSON.stringify(acknowledgedOf('scan')) };
  const started = await start('check', env).catch((error: Error) => error);
  if (started instanceof Error) return [started.message];
  const found = JSON.parse(started.line) as Found;
  const lost = (what: string, there: string[]) => {
    const known = new Set(there);
    return acknowledgedOf(what).flatMap((which) => (known.has(which) ? [] : [`${what} ${which}`]));
  };
  // A later change may be there already, an earlier one may not be there any more.
  const targetOf = new Map(
    found.targets.map((text) => [text.split(' ')[0] ?? '', Number(text.split('/').at(-1) ?? -1)]),
  );
  const lostChanges = acknowledgedOf('target').filter((text) => {
    const [name, number] = text.split(' ');
    return (targetOf.get(name ?? '') ?? -1) < Number(number);
  });
  return [
    ...found.faults,
    ...(found.twice > 0 ? [`${found.twice} scans are there twice`] : []),
    ...lost('scan', found.scans),
    ...lost('redeemed', found.redeemed),
    ...lost('account', found.accounts),
    ...lostChanges,
  ];
}

function collect(acknowledged: Map<string, string[]>, change: Recorded): void {
  if (change.op !== 'acknowledged') return;
  const [what = '', ...which] = change.what.split(' ');
  acknowledged.set(what, [...(acknowledged.get(what) ?? []), which.join(' ')]);
}

describe('when the power goes', () => {
  let length = 0;
  let lastScan = 0;
  const acknowledgedAt: number[] = [];

  beforeAll(async () => {
    mkdirSync(recorded);
    await recordDay('SIGTERM');
    await recordDay('SIGKILL');
    for (const change of readRecord(record)) {
      if (change.op === 'acknowledged') acknowledgedAt.push(length);
      if (change.op === 'acknowledged' && change.what.startsWith('scan ')) lastScan = length;
      length++;
    }
  });

  it('was watched whole: the record gives the folder that is there, byte for byte', () => {
    const disk = new Disk(recorded);
    for (const change of readRecord(record)) disk.take(change);
    const copy = join(place, 'copy');
    disk.writeTo(copy);
    const files = (folder: string) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length))
        .sort();
    expect(files(copy)).toEqual(files(recorded));
    const differing = files(copy).filter(
      (name) => !readFileSync(join(copy, name)).equals(readFileSync(join(recorded, name))),
    );
    expect(differing).toEqual([]);
    expect(acknowledgedAt.length).toBeGreaterThan(1_000);
  });

  it('a form costs two syncs at most', () => {
    let [isEvening, syncs] = [false, 0];
    for (const change of readRecord(record)) {
      if (change.op === 'acknowledged' && change.what.startsWith('evening')) isEvening = change.what.endsWith('begins');
      if (isEvening && change.op.startsWith('sync')) syncs++;
    }
    expect(syncs).toBeGreaterThanOrEqual(10);
    expect(syncs).toBeLessThanOrEqual(20);
  });

  it('no acknowledged scan, redemption, account or change is lost, and the doctor finds nothing', async () => {
    const random = randomFrom(seed);
    // Half of the moments right after an answer, when what it promised is freshest.
    const moments = Array.from({ length: cuts }, (_, n) =>
      n % 2 === 0 ? (acknowledgedAt[Math.floor(random() * acknowledgedAt.length)] ?? 0) : Math.floor(random() * length),
    ).sort((a, b) => a - b);
    const disk = new Disk(recorded);
    const acknowledged = new Map<string, string[]>();
    const missing: Record<string, string[]> = {};
    let at = 0;
    for (const change of readRecord(record)) {
      disk.take(change);
      collect(acknowledged, change);
      while (moments[0] === at) {
        moments.shift();
        const lost = await whatIsMissing(disk, random, acknowledged);
        if (lost.length > 0) missing[`cut at ${at} of ${length}, seed ${seed}`] = lost.slice(0, 10);
      }
      at++;
    }
    expect(missing).toEqual({});
  });

  /** What is missing after a change when everything goes that was not synced. */
  function whatWasNeverSynced(disk: Disk, last: number): Promise<string[]> {
    const acknowledged = new Map<string, string[]>();
    let at = 0;
    for (const change of readRecord(record)) {
      if (at++ > last) break;
      disk.take(change);
      collect(acknowledged, change);
    }
    const losing: Random = () => 0;
    return whatIsMissing(disk, losing, acknowledged);
  }

  it('nothing acknowledged is lost with all that was not synced, not even the newest scan', async () => {
    expect((await whatWasNeverSynced(new Disk(recorded), lastScan)).slice(0, 10)).toEqual([]);
  });

  it('all of it would be lost without the syncs', async () => {
    expect((await whatWasNeverSynced(new Disk(recorded, false), length)).length).toBeGreaterThan(1_000);
  });
});
