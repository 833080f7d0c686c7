import { linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { processToken } from './process-token.js';

interface Holder {
  pid: number;
  token: string;
}

/** Another live process works on the data folder. */
export class DirectoryInUse extends Error {
  override readonly name = 'DirectoryInUse';

  constructor(
    directory: string,
    readonly pid: number,
  ) {
    super(
      `The data folder ${directory} is in use by process ${pid}. Stop that process, or set SWAPT_DATA_DIR to another folder.`,
    );
  }
}

/**
 * Takes the one right to work on a directory, and gives the way to return it. A process that was killed holds nothing.
 *
 * The files `lock/1`, `lock/2`, … are made whole and only once (a hard link fails when its name exists); the highest number decides, and it is
 * never removed. So of two processes that find the same dead holder only one makes the next number, whatever the moment.
 */
export function lockDirectory(directory: string): () => void {
  const folder = join(directory, 'lock');
  mkdirSync(folder, { recursive: true });
  const me: Holder = { pid: process.pid, token: processToken(process.pid) };
  for (;;) {
    const last = highest(folder);
    const holder = readHolder(join(folder, String(last)));
    if (holder && processToken(holder.pid) === holder.token) throw new DirectoryInUse(directory, holder.pid);
    const mine = join(folder, String(last + 1));
    if (!createWhole(mine, JSON.stringify(me))) continue;
    if (highest(folder) !== last + 1) {
      rmSync(mine, { force: true });
      continue;
    }
    for (const old of numbers(folder)) if (old <= last) rmSync(join(folder, String(old)), { force: true });
    return () => replace(mine, '');
  }
}

function numbers(folder: string): number[] {
  return readdirSync(folder)
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
}

function highest(folder: string): number {
  return Math.max(0, ...numbers(folder));
}

/** Nobody when the file is absent or was emptied by its holder. */
function readHolder(file: string): Holder | undefined {
  try {
    const text = readFileSync(file, 'utf8');
    return text === '' ? undefined : (JSON.parse(text) as Holder);
  } catch {
    return undefined;
  }
}

function createWhole(file: string, text: string): boolean {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, text);
  try {
    linkSync(draft, file);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(draft, { force: true });
  }
}

function replace(file: string, text: string): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, file);
}
