import { appendFileSync, copyFileSync, existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { uuidv7 } from '../platform/db/uuid.js';
import { insertCode, type CodeRow } from '../testing/rows/code-rows.js';
import { describeOnEngines, testServices } from '../testing/harness.js';
import { testFolder } from '../testing/test-folder.js';
import { ingestSegments } from './ingestor.js';
import { makeScans } from './make-scans.js';
import type { LoggedScan } from './scan.js';
import type { TestTx } from '../testing/engines/test-database.js';

describeOnEngines('ingestion of the scan log', ({ db }) => {
  const ingestor = () => {
    const services = testServices(db);
    return { ...services, keys: services.scans };
  };

  it('counts each scan once when two processes read the same files at once', async () => {
    const code = await insertCode(db, { slug: `twice-${db.engine}` });
    const folder = testFolder();
    const [first, second] = [join(folder, '1.log'), join(folder, '2.log')];
    writeFileSync(first, linesOf(code, 1_300));
    copyFileSync(first, second);
    const counts = await Promise.all([
      ingestSegments(ingestor(), [first, second]),
      ingestSegments(ingestor(), [second, first]),
    ]);
    expect(counts[0] + counts[1]).toBe(1_300);
    expect(await db.system((tx) => sums(tx, code))).toEqual({
      scans: 1_300,
      rolled: 1_300,
      counter: 1_300,
      visitors: 1_300,
    });
    expect([existsSync(first), existsSync(second)]).toEqual([false, false]);
  });

  it('goes on after a file that is torn at its end', async () => {
    const code = await insertCode(db, { slug: `torn-${db.engine}` });
    const segment = join(testFolder(), '1.log');
    writeFileSync(segment, linesOf(code, 3));
    appendFileSync(segment, linesOf(code, 1).slice(0, 90));
    expect(await ingestSegments(ingestor(), [segment])).toBe(3);
  });

  it('keeps the file when the database is away, and counts it later', async () => {
    const code = await insertCode(db, { slug: `away-${db.engine}` });
    const segment = join(testFolder(), '1.log');
    writeFileSync(segment, linesOf(code, 2));
    const system = jest.spyOn(db, 'system').mockRejectedValueOnce(new Error('away'));
    await expect(ingestSegments(ingestor(), [segment])).rejects.toThrow('away');
    system.mockRestore();
    expect(await ingestSegments(ingestor(), [segment])).toBe(2);
  });

  it('takes over the log of a dead process, never of a living one', async () => {
    const services = testServices(db);
    const code = await insertCode(db, { slug: `left-${db.engine}` });
    const leave = (name: string, owner: object, count: number) => {
      const folder = join(services.config.dataDir, 'scans', name);
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'owner.json'), JSON.stringify(owner));
      writeFileSync(join(folder, '1.log'), linesOf(code, count));
      return folder;
    };
    const dead = leave('dead', { pid: 999_999_999, token: 'of an earlier start', host: hostname() }, 5);
    const away = leave('away', { pid: 1, token: 'x', host: 'another machine' }, 7);
    const silent = leave('silent', { pid: 1, token: 'x', host: 'another machine' }, 11);
    const longAgo = new Date(services.now().getTime() - 120_000);
    utimesSync(join(silent, 'owner.json'), longAgo, longAgo);
    utimesSync(join(away, 'owner.json'), services.now(), services.now());
    const living = makeScans(services);
    await living.start();
    const scans = makeScans(services);
    await scans.start();
    await scans.stop();
    await living.stop();
    expect(await db.system((tx) => sums(tx, code))).toMatchObject({ scans: 16 });
    expect([dead, away, silent].map((folder) => existsSync(folder))).toEqual([false, true, false]);
  });

  it('keeps scans in the partition of their month, made ahead', async () => {
    const services = testServices(db);
    services.setNow('2031-12-15T00:00:00Z');
    const scans = makeScans(services);
    await scans.start();
    await scans.stop();
    const code = await insertCode(db, { slug: `month-${db.engine}` });
    const segment = join(testFolder(), '1.log');
    writeFileSync(segment, linesOf(code, 1, '2031-12-31T23:59:59.999Z') + linesOf(code, 1, '2032-01-01T00:00:00Z'));
    const tables = (tx: TestTx) => tx.query<{ name: string }>("select to_regclass('scans_203202')::text as name");
    expect(await db.system(tables)).toEqual([{ name: 'scans_203202' }]);
    await ingestSegments(ingestor(), [segment]);
    const rows = await db.system((tx) =>
      tx.query('select tableoid::regclass::text as partition from scans where code_id = $1 order by at', [code.codeId]),
    );
    expect(rows).toEqual([{ partition: 'scans_203112' }, { partition: 'scans_203201' }]);
  });
});

let phones = 0;

/** Lines of the log, each of a phone of its own. */
function linesOf({ orgId, codeId }: CodeRow, count: number, at = '2026-11-20T09:00:00Z'): string {
  const lines = Array.from({ length: count }, () => {
    const scan: LoggedScan = {
      scanId: uuidv7(),
      at: Date.parse(at),
      orgId,
      codeId,
      source: 'scan',
      visitor: '',
      ip: '8.8.8.8',
      userAgent: `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Number/${(phones += 1)}`,
      acceptLanguage: 'en',
      isPrefetch: false,
    };
    return `${JSON.stringify(scan)}\n`;
  });
  return lines.join('');
}

async function sums(tx: TestTx, { codeId }: CodeRow) {
  const [row] = await tx.query(
    `select (select count(*) from scans where code_id = $1) as scans,
      (select sum((shares ->> 'country:US')::int) from scan_counts where code_id = $1 and span = 'hour') as rolled,
      (select scans from code_counters where code_id = $1) as counter,
      (select visitors from code_counters where code_id = $1) as visitors`,
    [codeId],
  );
  return row;
}
