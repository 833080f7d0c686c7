import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ingestSegments } from './ingestor.js';
import { segmentsOf } from './log-folders.js';
import { makeScans } from './make-scans.js';

/** Counts everything in the log of a copied data folder, whose processes do not work on it, in the copied database. */
export async function ingestCopy(copy: Parameters<typeof makeScans>[0]): Promise<void> {
  const keys = makeScans(copy);
  const root = join(copy.config.dataDir, 'scans');
  for (const name of await readdir(root).catch(() => []))
    await ingestSegments({ ...copy, keys }, await segmentsOf(join(root, name)));
}
