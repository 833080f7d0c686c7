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
import { cookiePseudonym } from './recognize.js';
import { type TestTx, asTestDatabase } from '../testing/engines/test-database.js';

const program = bundleForSuite({
  server: 'testing/programs/scan-server.ts',
  'db-worker': 'platform/db/pglite/db-worker.ts',
});
const dataDir = testFolder();

it('counts every acknowledged scan once when the process is killed twice during 5,000 scans [R.redirect]', async () => {
  const acknowledged: string[] = [];
  const sent: string[] = [];
  for (const [until, signal] of [
    [1_700, 'SIGKILL'],
    [3_400, 'SIGKILL'],
    [5_000, 'SIGTERM'],
  ] as const) {
    const { child, shop } = await startServer();
    await scanUntil(
      () => acknowledged.length >= until,
      shop,
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

interface Shop {
  orgId: string;
  port: number;
}

async function startServer(): Promise<{ child: ChildProcess; shop: Shop }> {
  const child = spawn(process.execPath, [program('server'), dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  const output = createInterface({ input: child.stdout });
  const shop = await new Promise<Shop>((resolve, reject) => {
    output.once('line', (line) => resolve({ orgId: line.split(' ')[0] ?? '', port: Number(line.split(' ')[1]) }));
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)));
  });
  return { child, shop };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await ended;
}

/** 32 phones scan one after the other, each as a new visitor, and go on while the process is being ended. */
async function scanUntil(
  isEnough: () => boolean,
  shop: Shop,
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
      if (await scan(shop, agent, visitor, sent.length % 20)) acknowledged.push(visitor);
      if (isEnough()) ending ??= endServer().finally(() => (isGone = true));
    }
  });
  await Promise.all(phones);
  await ending;
  agent.destroy();
}

function scan({ orgId, port }: Shop, agent: Agent, visitor: string, n: number): Promise<boolean> {
  const headers = {
    cookie: `swapt_v_${orgId}=${visitor}`,
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
  const secretOf = async () => secret?.value ?? new Uint8Array();
  return Promise.all(visitors.map((visitor) => cookiePseudonym({ secret: secretOf }, org?.org_id ?? '', visitor)));
}
