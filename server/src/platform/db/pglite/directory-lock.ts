import { randomUUID } from 'node:crypto';
import {
  existsSync,
  linkSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { keepBeating, stateOf, thisProcess, type Holder } from './holder.js';
import { makeFolder } from '../sync-files.js';

/** A holder whose process cannot be asked for is dead after so long without a beat: five of its beats. */
const silentMs = 15_000;
const checkEveryMs = 500;

/** Another live process works on the data folder. */
export class DirectoryInUse extends Error {
  override readonly name = 'DirectoryInUse';

  constructor(
    directory: string,
    readonly pid: number,
    host: string | undefined,
  ) {
    super(
      `The data folder ${directory} is in use by process ${pid}${host ? ` on ${host}` : ''}. Stop that process, or set SWAPT_DATA_DIR to another folder.`,
    );
  }
}

/** The one right to work on a directory. */
export interface DirectoryLock {
  /** Is there as long as the right is ours. */
  file: string;
  release: () => void;
}

/**
 * Takes the one right to work on a directory. A process that was killed holds nothing; one that cannot be asked, on another machine or in another
 * container, holds it while it beats.
 *
 * The files `lock/1`, `lock/2`, … are made whole and only once (a hard link fails when its name exists); the highest number decides, and it is
 * never removed. So of two processes that find the same dead holder only one makes the next number, whatever the moment. The number before is
 * removed before the new holder begins, which is how an earlier holder that only stood still learns of it (`stopWhenLost`).
 */
export async function lockDirectory(directory: string, silence = silentMs): Promise<DirectoryLock> {
  const folder = join(directory, 'lock');
  makeFolder(folder);
  for (;;) {
    const last = highest(folder);
    await refuseLive(directory, join(folder, String(last)), silence);
    const mine = join(folder, String(last + 1));
    if (!createWhole(mine, JSON.stringify(thisProcess()))) continue;
    if (highest(folder) !== last + 1) {
      rmSync(mine, { force: true });
      continue;
    }
    for (const old of numbers(folder)) if (old <= last) rmSync(join(folder, String(old)), { force: true });
    const stopBeating = keepBeating(mine, () => stopWhenLost(mine));
    return {
      file: mine,
      release: () => {
        stopBeating();
        if (existsSync(mine)) replace(mine, '');
      },
    };
  }
}

/**
 * Ends this process at once when its right was given to another, as happens to one that stood still for long: what it would still write, a goodbye
 * included, would fall into the other's work.
 */
export function stopWhenLost(file: string): void {
  // When all of the folder was removed, nobody works in it.
  if (existsSync(file) || !existsSync(dirname(file))) return;
  const directory = dirname(dirname(file));
  writeSync(2, `Swapt stops: another process took over ${directory} while this one stood still.\n`);
  process.kill(process.pid, 'SIGKILL');
}

async function refuseLive(directory: string, file: string, silence: number): Promise<void> {
  const holder = readHolder(file);
  if (!holder) return;
  const state = stateOf(holder);
  if (state === 'alive') throw new DirectoryInUse(directory, holder.pid, undefined);
  if (state === 'elsewhere' && (await isBeating(file, silence))) {
    throw new DirectoryInUse(directory, holder.pid, holder.host?.split(' ')[0]);
  }
}

/** Compares no clocks, which may differ between machines: it looks whether the file's time moves. */
async function isBeating(file: string, silence: number): Promise<boolean> {
  const beat = () => statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  const first = beat();
  process.stderr.write(
    `Swapt waits up to ${silence / 1_000} s to see whether another machine works in the data folder.\n`,
  );
  for (let waited = 0; waited < silence; waited += checkEveryMs) {
    await sleep(checkEveryMs);
    if (beat() !== first) return true;
  }
  return false;
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
  const draft = `${file}.${randomUUID()}`;
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
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, text);
  renameSync(draft, file);
}
