import { LRUCache } from 'lru-cache';
import type { Database } from '../../platform/db/database.js';
import { selectHumanScans } from './directory.sql.js';

/** As fresh as ingestion makes it: asking more often would tell nothing new. */
const freshMs = 1_000;

/** Reads how many people have scanned a code, at most once a second for each. */
export function makeScanCounts(db: Database) {
  const known = new LRUCache<string, Promise<number>>({ max: 5_000, ttl: freshMs });
  return ({ orgId, codeId }: { orgId: string; codeId: string }): Promise<number> => {
    const remembered = known.get(codeId);
    if (remembered) return remembered;
    const count = db.org(orgId, (tx) => selectHumanScans(tx, orgId, codeId)).then(([row]) => row?.human_scans ?? 0);
    known.set(codeId, count);
    count.catch(() => known.delete(codeId));
    return count;
  };
}
