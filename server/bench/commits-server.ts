import { randomUUID } from 'node:crypto';
import { openDatabase } from '../src/platform/db/open.js';
import { storeScans } from '../src/scan-ingestion/ingestor.js';
import { toScanRow } from '../src/scan-ingestion/scan-row.js';
import { insertCode } from '../src/testing/rows/code-rows.js';
import { cpuTime } from './cpu-time.js';
import { asTestDatabase } from '../src/testing/engines/test-database.js';

// The embedded database with one code, to be measured from outside: forms that write one row, and batches of scans.
const db = asTestDatabase(await openDatabase({ databaseUrl: undefined, dataDir: process.argv[2] ?? '' }));
const code = await insertCode(db, { slug: 'window' });

const form = () =>
  db.org(code.orgId, (tx) =>
    tx.query('update codes set target = $3 where org_id = $1 and code_id = $2', [
      code.orgId,
      code.codeId,
      `https://example.com/${randomUUID()}`,
    ]),
  );

function scan() {
  const about = { source: 'scan', ip: '192.0.2.1', userAgent: 'Mozilla/5.0', acceptLanguage: 'en' } as const;
  const ids = { scanId: randomUUID(), visitor: '', orgId: code.orgId, codeId: code.codeId };
  return toScanRow({ ...about, ...ids, at: Date.now(), isPrefetch: false }, randomUUID());
}
const batch = () => storeScans(db, Array.from({ length: 500 }, scan));

async function measure(work: () => Promise<unknown>, count: number) {
  const times: number[] = [];
  const started = cpuTime(0);
  for (let n = 0; n < count; n++) {
    const begin = performance.now();
    await work();
    times.push(performance.now() - begin);
  }
  const sorted = times.sort((a, b) => a - b);
  return { median: sorted[Math.floor(count / 2)] ?? 0, cpu: (cpuTime(0) - started) / count };
}

process.once('disconnect', () => void db.close().then(() => process.exit()));
process.on('message', () => {
  void (async () => process.send?.({ form: await measure(form, 100), batch: await measure(batch, 5) }))();
});
process.send?.({ ready: 'yes' });
