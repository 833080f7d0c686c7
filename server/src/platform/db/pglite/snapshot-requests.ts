import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeFolder } from '../sync-files.js';
import { DirectoryInUse, lockDirectory } from './directory-lock.js';
import { stateOf, thisProcess, type Holder } from './holder.js';
import { takeSnapshot, type Pause } from './snapshot.js';

/*
 * Only one process may work on a data folder, and another one that wants a copy of it asks by a file in it: whoever may write there may have all of it
 * anyway. In `snapshots/<id>` the process that asks writes `asked`, the one that works on the folder `begun` and at last `ended`, with the reason when
 * it failed.
 */
const checkEveryMs = 500;
const beginWithinMs = 60_000;
const endWithinMs = 30 * 60_000;
const folderOf = (dataDir: string) => join(dataDir, 'snapshots');

export interface Snapshot {
  /** Laid out as a data folder. */
  folder: string;
  remove: () => void;
}

/** A copy of a data folder, made by the process that works on it, or by this one where there is none. */
export async function snapshotOf(dataDir: string, limits = { beginWithinMs, endWithinMs }): Promise<Snapshot> {
  if (!existsSync(join(dataDir, 'database'))) throw new Error(`${dataDir} has no database.`);
  removeDead(dataDir);
  const folder = join(folderOf(dataDir), randomUUID());
  const remove = () => rmSync(folder, { recursive: true, force: true });
  makeFolder(folder);
  try {
    const lock = await lockDirectory(dataDir).catch(whenInUse);
    if (lock) await takeSnapshot(dataDir, folder, (work) => work()).finally(lock.release);
    else await waitForAnswer(folder, limits);
    return { folder, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

function whenInUse(error: unknown): undefined {
  if (!(error instanceof DirectoryInUse)) throw error;
}

async function waitForAnswer(folder: string, limits: { beginWithinMs: number; endWithinMs: number }): Promise<void> {
  writeFileSync(join(folder, 'asked'), JSON.stringify(thisProcess()));
  const began = Date.now();
  for (;;) {
    await sleep(checkEveryMs / 5);
    const failure = readIfThere(join(folder, 'ended'));
    if (failure) throw new Error(failure);
    if (failure === '') return;
    const waited = Date.now() - began;
    if (waited > limits.endWithinMs || (waited > limits.beginWithinMs && !existsSync(join(folder, 'begun'))))
      throw new Error(
        'The process that works in the data folder gave no copy of it. Wait until it has started, or stop it and try again.',
      );
  }
}

/** Makes the copies that other processes ask for, as long as this one works on the folder. Gives the way to stop. */
export function answerSnapshots(dataDir: string, pause: Pause): () => void {
  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy || !existsSync(folderOf(dataDir))) return;
    isBusy = true;
    void answer(dataDir, pause).finally(() => (isBusy = false));
  }, checkEveryMs).unref();
  return () => clearInterval(timer);
}

async function answer(dataDir: string, pause: Pause): Promise<void> {
  removeDead(dataDir);
  for (const folder of asking(dataDir)) {
    if (existsSync(join(folder, 'begun'))) continue;
    writeFileSync(join(folder, 'begun'), '');
    const failure = await takeSnapshot(dataDir, folder, pause).then(
      () => '',
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    // The one that asked may have gone, with the folder.
    if (existsSync(folder)) writeFileSync(join(folder, 'ended'), failure);
  }
}

/** Copies whose process was killed before it could remove them. */
function removeDead(dataDir: string): void {
  for (const folder of asking(dataDir)) {
    const holder = readIfThere(join(folder, 'asked'));
    // The parse edge: `waitForAnswer` wrote it. A text that was cut short is being written.
    if (holder?.endsWith('}') && stateOf(JSON.parse(holder) as Holder) === 'dead')
      rmSync(folder, { recursive: true, force: true });
  }
}

function asking(dataDir: string): string[] {
  const folder = folderOf(dataDir);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((path) => existsSync(join(path, 'asked')));
}

function readIfThere(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
