import { uuidPattern } from '../../platform/db/uuid.js';
import { removeStrayReleases } from '../remotes/remotes.service.js';
import type { Services } from '../../platform/services.js';
import { selectKnown } from './uploads.sql.js';

/** The row of an upload follows its file within seconds. */
const DAY_MS = 24 * 3600_000;
const AT_ONCE = 500;

/** Removes pictures and files that no row names: what a crash left between a file and its row, or between a deletion and its file. */
export async function removeStrays({ storage, db, now, log }: Pick<Services, 'storage' | 'db' | 'now' | 'log'>) {
  const before = now().getTime() - DAY_MS;
  let removed = 0;
  async function settle(keys: string[]): Promise<void> {
    const known = new Set(
      (await db.system((tx) => selectKnown(tx, keys.map(orgOf), keys.map(idOf)))).map(({ id }) => id),
    );
    for (const key of keys.filter((each) => !known.has(idOf(each)))) {
      await storage.remove(key);
      removed += 1;
    }
  }
  for (const area of ['images', 'files'] as const) {
    let keys: string[] = [];
    for await (const { key, storedAt } of storage.list(area)) {
      if (storedAt.getTime() > before || !uploaded.test(key)) continue;
      keys.push(key);
      if (keys.length < AT_ONCE) continue;
      await settle(keys);
      keys = [];
    }
    await settle(keys);
  }
  if (removed > 0) log.info({ files: removed }, 'files that nothing names were removed');
}

const uploaded = new RegExp(`^(?:images|files)/(${uuidPattern})/(${uuidPattern})(?:-\\d+)?(?:\\.webp)?$`);
const orgOf = (key: string) => uploaded.exec(key)?.[1] ?? '';
const idOf = (key: string) => uploaded.exec(key)?.[2] ?? '';

/** Looks for them four times a day, and gives the way to stop. */
export function startRemovingStrays(services: Services): () => Promise<void> {
  let run = Promise.resolve();
  async function removeAll(): Promise<void> {
    for (const remove of [removeStrays, removeStrayReleases]) {
      await remove(services).catch((error: unknown) =>
        services.log.warn({ err: error }, 'Files that nothing names were not looked for'),
      );
    }
  }
  const timer = setInterval(() => {
    run = removeAll();
  }, DAY_MS / 4);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await run;
  };
}
