import type { Logger } from 'pino';
import type { Database } from '../../platform/db/database.js';
import { selectChangedSlugs, selectNewestVersion } from './directory.sql.js';
import type { Directory } from './directory.js';
import { repeat } from '../../platform/jobs/repeat.js';

const everyMs = 500;
/** A version is taken before its transaction commits, so a lower one may appear after a higher one: each poll looks this far back. */
const overlapMs = 10_000;
const overlapVersions = 1_000;

/** Forgets what changed, in this process or another: a notification is the quick hint, polling the versions is the truth. */
export async function watchDirectory(db: Database, log: Logger, directory: Directory): Promise<() => Promise<void>> {
  const [newest] = await db.system(selectNewestVersion);
  const marks = [{ at: 0, version: (newest?.version ?? 0) - overlapVersions }];
  async function poll(): Promise<void> {
    const from = marks[0]?.version ?? 0;
    const rows = await db.system((tx) => selectChangedSlugs(tx, from));
    for (const { slug, version } of rows) directory.forget(slug, version);
    const now = Date.now();
    marks.push({ at: now, version: rows.reduce((max, row) => Math.max(max, row.version), from) });
    while (marks[1] && marks[1].at < now - overlapMs) marks.shift();
  }

  const unlisten = await db.listen('slugs', (slug) => directory.forget(slug));
  directory.remember(true);
  // While it fails, known codes keep redirecting from memory: a printed code should work while the database is away.
  const stopPolling = repeat(log, 'Changes of codes cannot be read', everyMs, poll);
  return async () => {
    await stopPolling();
    directory.remember(false);
    await unlisten();
  };
}
