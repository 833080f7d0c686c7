import { chmodSync, lstatSync, readdirSync, statSync, type Stats } from 'node:fs';
import { join } from 'node:path';

/** What the group and others may do with a file. */
const ofOthers = 0o077;

/**
 * Takes from everybody but their owner what they may do in a data folder, as folders of earlier versions let them read and write it; gives sentences
 * about what had to stay as it is. Links are left alone, and so is what belongs to another user.
 */
export function tighten(dataDir: string): string[] {
  // Windows has no such bits.
  const me = process.geteuid?.();
  if (me === undefined) return [];
  const root = statSync(dataDir);
  if (root.uid !== me) {
    const isOpen = (root.mode & ofOthers) !== 0;
    return isOpen
      ? [
          `The data folder ${dataDir} belongs to another user (${root.uid}) and is open to more than its owner. Close it there, or set SWAPT_DATA_DIR to a folder of user ${me}.`,
        ]
      : [];
  }
  if ((root.mode & ofOthers) !== 0) chmodSync(dataDir, root.mode & 0o7700);
  const foreign = tightenBelow(dataDir, me);
  return foreign > 0
    ? [`In the data folder ${dataDir} ${foreign} files and folders belong to other users; they were left as they are.`]
    : [];
}

/** Gives how many belong to others. */
function tightenBelow(folder: string, me: number): number {
  let foreign = 0;
  for (const name of whatIsThere(() => readdirSync(folder)) ?? []) {
    const path = join(folder, name);
    // Processes that share the folder go on making and removing files meanwhile.
    const stat = whatIsThere((): Stats => lstatSync(path));
    if (!stat || stat.isSymbolicLink()) continue;
    if (stat.uid !== me) {
      foreign++;
      continue;
    }
    if ((stat.mode & ofOthers) !== 0) whatIsThere(() => chmodSync(path, stat.mode & 0o7700));
    if (stat.isDirectory()) foreign += tightenBelow(path, me);
  }
  return foreign;
}

function whatIsThere<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
