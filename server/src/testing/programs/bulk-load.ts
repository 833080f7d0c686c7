import { setTimeout as pause } from 'node:timers/promises';
import pino from 'pino';
import { makeServices } from '../../app/make-services.js';
import { bulkChangePart } from '../../modules/bulk-changes/bulk-changes.jobs.js';
import { cancel, undo } from '../../modules/bulk-changes/bulk-changes.service.js';
import { selectChange } from '../../modules/bulk-changes/bulk-changes.sql.js';
import { startCodes } from '../../modules/bulk-changes/start.service.js';
import { listCodes } from '../../modules/codes/codes.service.js';
import { readConfig } from '../../platform/config/config.js';
import { openDatabase } from '../../platform/db/open.js';
import { uuidv7 } from '../../platform/db/uuid.js';
import { byKind } from '../../platform/jobs/define-job.js';
import { startWorker } from '../../platform/jobs/worker.js';
import { insertOrg } from '../rows/code-rows.js';
import { insertManyCodes } from '../rows/many-codes.js';
import { asTestDatabase } from '../engines/test-database.js';
import { timed, watchOthers } from './watch-others.js';

// A process that measures: changes `changed` codes of `codes`, undoes it, and cancels it, while somebody of another organization looks at a list and
// a redirect is watched. Prints what it saw.
const [dataDir = '', codes = '0', changed = '0', databaseUrl] = process.argv.slice(2);
const config = readConfig({ SWAPT_DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) });
const db = asTestDatabase(await openDatabase(config));
const services = makeServices({ config, db, log: pino({ level: 'silent' }), now: () => new Date() });
const [orgId, otherId] = [await insertOrg(db), await insertOrg(db, 'Next door')];
await insertManyCodes(db, orgId, Number(codes) - Number(changed));
await insertManyCodes(db, orgId, Number(changed), { tags: ['these'] });
await insertManyCodes(db, otherId, Math.min(1_000, Number(codes)));
if (!databaseUrl && Number(codes) > 10_000) {
  // After so long the embedded engine vacuums what was filled, which is not part of a change.
  await pause(31_000);
  for (let n = 0; n < 2; n++) await db.system((tx) => tx.query('select 1'));
}

const stopWorker = await startWorker(services, byKind([bulkChangePart]));
const stopWatching = await services.shortLinks.watch();
const inOrg = <T>(work: (ctx: Parameters<typeof undo>[0]) => Promise<T>) =>
  db.org(orgId, (tx) => work({ tx, orgId, userId: uuidv7(), services, can: () => true }));
const read = async (changeId: string) => {
  const [row] = await db.org(orgId, (tx) => selectChange(tx, orgId, changeId));
  if (!row) throw new Error('The change is gone');
  return row;
};
const ended = async (changeId: string, progress: number[]) => {
  for (;;) {
    const { state, done, undone } = await read(changeId);
    progress.push(state === 'undoing' || state === 'undone' ? undone : done);
    if (state !== 'running' && state !== 'undoing') return state;
    await pause(20);
  }
};
/** A page of a list, read by somebody of another organization. */
const readList = () => db.org(otherId, (tx) => listCodes({ tx, orgId: otherId, services }, {}, {}));

const all = { filter: { tag: 'these' }, count: Number(changed), action: 'pause' } as const;
const slug =
  (await db.system((tx) => tx.query<{ slug: string }>(`select slug from codes where tags = '{these}' limit 1`)))[0]
    ?.slug ?? '';
const before = (await services.shortLinks.resolve(slug)).kind;
let changeId = '';
const start = () => inOrg(async (ctx) => void (changeId = (await startCodes(ctx, all)).change_id));

const restOthers = watchOthers(readList);
await pause(1_000);
const alone = await restOthers();

const stopOthers = watchOthers(readList);
const progress: number[] = [];
const startMs = await timed(start);
const changeMs = startMs + (await timed(() => ended(changeId, progress)));
const others = await stopOthers();
await pause(1_000);
const after = (await services.shortLinks.resolve(slug)).kind;
const undoMs = await timed(async () => {
  await inOrg((ctx) => undo(ctx, changeId));
  await ended(changeId, []);
});
const { undone } = await read(changeId);

await start();
while ((await read(changeId)).done === 0) await pause(5);
const cancelMs = await timed(() => inOrg((ctx) => cancel(ctx, changeId)));
const stopped = await read(changeId);
await pause(500);
const isStill = (await read(changeId)).done === stopped.done;

process.stdout.write(
  JSON.stringify({
    startMs,
    changeMs,
    undoMs,
    undone,
    cancelMs,
    cancelledAt: stopped.done,
    isStill,
    steps: new Set(progress).size,
    redirect: [before, after],
    alone,
    others,
  }),
);
await stopWatching();
await stopWorker();
await db.close();
process.exit();
