import type { IncomingHttpHeaders } from 'node:http';
import { describeAgent } from '../../platform/visit/describe-agent.js';
import { isUnseen } from '../../platform/visit/is-unseen.js';
import type { Database } from '../../platform/db/database.js';
import { repeat } from '../../platform/jobs/repeat.js';
import type { Services } from '../../platform/services.js';
import { addStoreViews } from './store-views.sql.js';

type Kind = 'item' | 'cart';
type Views = Map<string, { orgId: string; storeId: string; kind: Kind; at: Date; views: number }>;

const everyMs = 2_000;
const quarter = 900_000;
/** Of each database. */
const waiting = new WeakMap<Database, Views>();

interface View {
  orgId: string;
  storeId: string;
  kind: Kind;
}

/** Counts that a person sees a page of a store. It is written down in memory alone: no page waits for it, and many views share a row. */
export function countStoreView(
  { db, now }: Pick<Services, 'db' | 'now'>,
  view: View,
  headers: IncomingHttpHeaders,
): void {
  if (describeAgent(headers['user-agent'] ?? '').isBot || isUnseen(headers)) return;
  add(db, { ...view, at: new Date(Math.floor(now().getTime() / quarter) * quarter), views: 1 });
}

function add(db: Database, view: View & { at: Date; views: number }): void {
  const views = waiting.get(db) ?? (new Map() as Views);
  waiting.set(db, views);
  const key = `${view.storeId} ${view.kind} ${view.at.getTime()}`;
  const known = views.get(key);
  if (known) known.views += view.views;
  else views.set(key, view);
}

/** Writes what was seen since. What cannot be written waits for the next time. */
export async function writeStoreViews({ db }: Pick<Services, 'db'>): Promise<void> {
  const views = [...(waiting.get(db)?.values() ?? [])];
  if (views.length === 0) return;
  waiting.delete(db);
  try {
    await db.system((tx) => addStoreViews(tx, views));
  } catch (error) {
    views.forEach((view) => add(db, view));
    throw error;
  }
}

export function startWritingStoreViews(services: Services): () => Promise<void> {
  const stop = repeat(services.log, 'Views of stores cannot be counted', everyMs, () => writeStoreViews(services));
  return async () => {
    await stop();
    await writeStoreViews(services).catch((error: unknown) =>
      services.log.warn({ err: error }, 'The last views of stores are not counted'),
    );
  };
}
