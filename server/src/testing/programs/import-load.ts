import { setTimeout as pause } from 'node:timers/promises';
import { productImportLimits } from '@swapt/shared/values';
import pino from 'pino';
import { makeServices } from '../../app/make-services.js';
import { bulkChangePart } from '../../modules/bulk-changes/bulk-changes.jobs.js';
import { cancel } from '../../modules/bulk-changes/bulk-changes.service.js';
import { selectChange } from '../../modules/bulk-changes/bulk-changes.sql.js';
import { importProducts } from '../../modules/bulk-changes/start.service.js';
import { addRows } from '../../modules/product-imports/product-imports.service.js';
import { listProducts } from '../../modules/products/products.service.js';
import { readConfig } from '../../platform/config/config.js';
import { openDatabase } from '../../platform/db/open.js';
import { uuidv7 } from '../../platform/db/uuid.js';
import { withOutsideWork } from '../../platform/http/outside-work.js';
import { byKind } from '../../platform/jobs/define-job.js';
import { startWorker } from '../../platform/jobs/worker.js';
import { insertOrg } from '../rows/code-rows.js';
import { asTestDatabase } from '../engines/test-database.js';
import { timed, watchOthers } from './watch-others.js';

// A process that measures: imports a table of `rows` products, searches them, and cancels a second import, while somebody of another organization reads
// a list. Prints what it saw.
const [dataDir = '', rows = '0', databaseUrl] = process.argv.slice(2);
const config = readConfig({ SWAPT_DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) });
const db = asTestDatabase(await openDatabase(config));
const services = makeServices({ config, db, log: pino({ level: 'silent' }), now: () => new Date() });
const [orgId, otherId, userId] = [await insertOrg(db), await insertOrg(db, 'Next door'), uuidv7()];
const stopWorker = await startWorker(services, byKind([bulkChangePart]));

const run = <T>(work: (ctx: Parameters<typeof addRows>[0] & { can: () => true }) => Promise<T>) =>
  withOutsideWork((outside) => db.org(orgId, (tx) => work({ tx, orgId, userId, services, outside, can: () => true })));

/** Checks and keeps a table, part by part, as the console sends it. */
async function sendTable(name: string): Promise<string> {
  let importId: string | undefined;
  for (let from = 0; from < Number(rows); from += productImportLimits.rowsAtOnce) {
    const data = Array.from({ length: Math.min(productImportLimits.rowsAtOnce, Number(rows) - from) }, (_, n) => ({
      name: `${name} ${from + n}`,
      text: 'Made by hand, sold by the piece.',
      sku: `${name}-${from + n}`,
      price: '12.50',
      cost: '4',
    }));
    const before = importId;
    importId = (await run((ctx) => addRows(ctx, { ...(before && { import_id: before }), currency: 'EUR', data })))
      .import_id;
  }
  return importId ?? '';
}

const begin = (importId: string) => run(async (ctx) => (await importProducts(ctx, { import_id: importId })).change_id);
const read = async (changeId: string) => {
  const [row] = await db.org(orgId, (tx) => selectChange(tx, orgId, changeId));
  if (!row) throw new Error('The change is gone');
  return row;
};
const total = async (input: object = {}) =>
  (await db.org(orgId, (tx) => listProducts({ tx, orgId, services }, { pageSize: 24, ...input }))).total;

const stopOthers = watchOthers(() => db.org(otherId, (tx) => listProducts({ tx, orgId: otherId, services }, {})));
let importId = '';
const checkMs = await timed(async () => void (importId = await sendTable('Mug')));
let changeId = '';
const createMs = await timed(async () => {
  changeId = await begin(importId);
  while ((await read(changeId)).state === 'running') await pause(20);
});
const others = await stopOthers();
const { state, changed } = await read(changeId);
const listMs = await timed(() => total());
const searchMs = await timed(() => total({ search: `mug-${Number(rows) - 1}` }));

const second = await begin(await sendTable('Cup'));
while ((await read(second)).done === 0) await pause(5);
await run((ctx) => cancel(ctx, second));
const cancelledAt = (await read(second)).done;
await pause(500);
const isStill = (await total()) === changed + cancelledAt;

process.stdout.write(
  JSON.stringify({ checkMs, createMs, state, changed, listMs, searchMs, cancelledAt, isStill, others }),
);
await stopWorker();
await db.close();
process.exit();
