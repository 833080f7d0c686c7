import { setTimeout as pause } from 'node:timers/promises';
import { uuidv7 } from '../src/platform/db/uuid.js';
import { scansIngested } from '../src/scan-ingestion/metrics.js';
import { codeCount, insertCodes, selectCodes } from './redirect-codes.js';
import { serveBench } from './serve-bench.js';

// Scans without their redirects: `ingestion-server.js pglite <folder> <port> [<address of a PostgreSQL>]`. The whole program moves them into the database
// as it always does; its parent asks for a number of them each second, or for as many as are counted.
const [, , engine, dataDir, port, shared] = process.argv;

/** Scans that wait in the log where as many as possible are asked for. */
const most = 20_000;
const phones = 100_000;
const agents = [
  'iPhone; CPU iPhone OS 17_5 like Mac OS X',
  'Linux; Android 15; Pixel 9',
  'Windows NT 10.0; Win64; x64',
];

interface Asked {
  /** A second; 0: as many as are counted. */
  rate?: number;
  seconds?: number;
}

const settings = { ...(shared && { DATABASE_URL: shared }) };

await serveBench({ engine, dataDir, port, settings }, async ({ db, services, address, cpu, about }) => {
  const { orgId, codeIds } = await db.system((tx) => (shared ? selectCodes(tx) : insertCodes(tx)));
  const counted = async () => (await scansIngested.get()).values[0]?.value ?? 0;

  function record(): void {
    const phone = Math.floor(Math.random() * phones);
    const at = Date.now();
    const scan = {
      scanId: uuidv7(at),
      at,
      orgId,
      codeId: codeIds[Math.floor(Math.random() * codeCount)] ?? '',
      source: 'scan',
      visitor: '',
      ip: `8.${phone >> 16}.${(phone >> 8) & 255}.${phone & 255}`,
      userAgent: `Mozilla/5.0 (${agents[phone % agents.length]}) AppleWebKit/605.1.15 Safari/604.1`,
      acceptLanguage: 'en-GB,en;q=0.9',
      isPrefetch: false,
    } as const;
    services.scans.record(scan, () => undefined);
  }

  async function feed(rate: number, end: number): Promise<void> {
    const [begun, before] = [performance.now(), await counted()];
    for (let made = 0; performance.now() < end; await pause(5)) {
      const due = rate ? ((performance.now() - begun) / 1000) * rate : (await counted()) - before + most;
      for (; made < due; made++) record();
    }
  }

  /** Seconds since the newest scan that is counted was made. */
  async function watchAge(end: number, ages: number[]): Promise<void> {
    while (performance.now() < end) {
      await pause(250);
      const [row] = await db.system((tx) =>
        tx.query<{ at: Date | null }>('select max(at) as at from scans where org_id = $1', [orgId]),
      );
      if (row?.at) ages.push((Date.now() - row.at.getTime()) / 1000);
    }
  }

  async function obey({ rate = 0, seconds = 0 }: Asked): Promise<void> {
    const [before, made, begun, ages] = [cpu(), await counted(), performance.now(), [] as number[]];
    const end = begun + seconds * 1000;
    if (seconds > 0) await Promise.all([feed(rate, end), watchAge(end, ages)]);
    const perSecond = ((await counted()) - made) / ((performance.now() - begun) / 1000);
    // What waits still is a part of what was spent for.
    if (seconds > 0) await services.scans.ingest();
    const after = cpu();
    ages.sort((a, b) => a - b);
    process.send?.({
      counted: (await counted()) - made,
      perSecond,
      age: ages[Math.floor(ages.length / 2)] ?? 0,
      oldest: ages.at(-1) ?? 0,
      server: after.server - before.server,
      database: after.database - before.database,
    });
  }

  process.on('message', (asked: Asked) => void obey(asked));
  process.send?.({ ready: { ...about, address } });
});
