import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { openDatabase } from '../platform/db/open.js';
import { findFaults } from '../app/doctor/doctor.js';
import { openStorage } from '../platform/storage/open-storage.js';
import { bundleForSuite } from '../testing/bundle.js';
import { testFolder } from '../testing/test-folder.js';
import { toScanRow } from './scan-row.js';
import { type TestTx, asTestDatabase } from '../testing/test-database.js';

const program = bundleForSuite({ server: 'testing/scan-server.ts', 'db-worker': 'platform/db/db-worker.ts' });
const dataDir = testFolder();

it('counts every acknowledged scan once when the process is killed twice during 5,000 scans [R.redirect]', async () => {
  const acknowledged: string[] = [];
  const sent: string[] = [];
  for (const [until, signal] of [
    [1_700, 'SIGKILL'],
    [3_400, 'SIGKILL'],
    [5_000, 'SIGTERM'],
  ] as const) {
    const { child, port } = await startServer();
    await scanUntil(
      () => acknowledged.length >= until,
      port,
      sent,
      acknowledged,
      () => end(child, signal),
    );
  }
  expect(readdirSync(join(dataDir, 'scans'))).toEqual([]);

  const db = asTestDatabase(await openDatabase({ databaseUrl: undefined, dataDir }));
  const times = await db.system(timesByVisitor);
  const faults = await findFaults({ db, storage: openStorage({ dataDir }, db) });
  const names = await db.system((tx) => pseudonymsOf(tx, sent));
  await db.close();
  expect(acknowledged.length).toBeGreaterThanOrEqual(5_000);
  const expected = new Map(acknowledged.map((visitor) => [visitor, 1]));
  const counted = new Map(sent.map((visitor, index) => [visitor, times.get(names[index] ?? '') ?? 0]));
  expect(acknowledged.filter((visitor) => counted.get(visitor) !== expected.get(visitor))).toEqual([]);
  expect(Math.max(...counted.values())).toBe(1);
  // The organization of this test was made without people.
  expect(faults.filter((fault) => !fault.startsWith('owners:'))).toEqual([]);
});

async function startServer(): Promise<{ child: ChildProcess; port: number }> {
  const child = spawn(process.execPath, [program('server'), dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  const output = createInterface({ input: child.stdout });
  const port = await new Promise<number>((resolve, reject) => {
    output.once('line', (line) => resolve(Number(line)));
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)));
  });
  return { child, port };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await ended;
}

/** 32 phones scan one after the other, each as a new visitor, and go on while the process is being ended. */
async function scanUntil(
  isEnough: () => boolean,
  port: number,
  sent: string[],
  acknowledged: string[],
  endServer: () => Promise<void>,
): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  let isGone = false;
  let ending: Promise<void> | undefined;
  const phones = Array.from({ length: 32 }, async () => {
    while (!isGone) {
      const visitor = randomUUID();
      sent.push(visitor);
      if (await scan(port, agent, visitor, sent.length % 20)) acknowledged.push(visitor);
      if (isEnough()) ending ??= endServer().finally(() => (isGone = true));
    }
  });
  await Promise.all(phones);
  await ending;
  agent.destroy();
}

function scan(port: number, agent: Agent, visitor: string, n: number): Promise<boolean> {
  const headers = {
    cookie: `swapt_vid=${visitor}`,
    'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)',
  };
  return new Promise((resolve) => {
    const request = get({ port, agent, path: `/kill-${n}?q=1`, headers }, (reply) => {
      reply.resume().once('end', () => resolve(reply.statusCode === 302));
    });
    // Refused while nobody listens: a short pause keeps the phones from spinning.
    request.once('error', () => setTimeout(resolve, 5, false));
  });
}

async function timesByVisitor(tx: TestTx): Promise<Map<string, number>> {
  const rows = await tx.query<{ visitor: string; times: number }>(
    'select visitor, count(*) as times from scans group by 1',
  );
  return new Map(rows.map(({ visitor, times }) => [visitor, times]));
}

async function pseudonymsOf(tx: TestTx, visitors: string[]): Promise<string[]> {
  const [secret] = await tx.query<{ value: Uint8Array }>("select value from secrets where name = 'scans'");
  const [org] = await tx.query<{ org_id: string }>('select org_id from organizations');
  const scan = { scanId: '', at: 0, codeId: '', source: 'scan', ip: '', userAgent: '', acceptLanguage: '' } as const;
  return visitors.map(
    (visitor) =>
      toScanRow({ ...scan, isPrefetch: false, orgId: org?.org_id ?? '', visitor }, secret?.value ?? new Uint8Array())
        .visitor ?? '',
  );
}
