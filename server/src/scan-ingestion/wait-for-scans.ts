import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** What dead processes left is taken up every thirty seconds; what living ones log, at once. */
const patienceMs = 45_000;

/**
 * Waits until the scans that are in the log of a data folder now are in the database, where running processes bring them, and gives how many files are
 * left when that takes too long.
 */
export async function waitForScans(dataDir: string, patience = patienceMs): Promise<number> {
  const root = join(dataDir, 'scans');
  let left = await logsIn(root);
  for (const began = Date.now(); left.size > 0 && Date.now() - began < patience;) {
    await sleep(100);
    // Looked at twice: a folder that gets another name may be missed once.
    const seen = new Set([...(await logsIn(root)), ...(await logsIn(root))]);
    left = new Set([...left].filter((name) => seen.has(name)));
  }
  return left.size;
}

async function logsIn(root: string): Promise<Set<string>> {
  const names = await readdir(root, { recursive: true }).catch(() => []);
  return new Set(names.filter((name) => name.endsWith('.log')).map((name) => basename(name)));
}
