import { open, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { claimFolder, isClaimed, segmentsOf } from './log-folders.js';
import { scansLost, scansRecorded } from './metrics.js';

/** How long scans wait for others, so that one sync to disk serves them all. */
const tickMs = 2;
/** Scans that may wait for a slow disk; those beyond are let go uncounted. */
const maxWaiting = 50_000;
const maxSegmentBytes = 16 * 1024 * 1024;

export interface ScanLog {
  /** Calls back with whether the line is on disk. */
  append(line: string, done: (isSafe: boolean) => void): void;
  /** Closes the present file and names all files, oldest first; nothing will be written to them any more. */
  seal(): Promise<string[]>;
}

/** An append-only log in numbered files, written in groups. A file that could not be written is cut to its last good line and left behind. */
export function openScanLog(folder: string, onFailure: (error: unknown, lines: number) => void): ScanLog {
  let lines: string[] = [];
  let waiting: ((isSafe: boolean) => void)[] = [];
  let isScheduled = false;
  let file: FileHandle | undefined;
  let bytes = 0;
  let turn: Promise<unknown> = Promise.resolve();

  function append(line: string, done: (isSafe: boolean) => void): void {
    if (lines.length >= maxWaiting) {
      lose(new Error('The disk is too slow for the scans that arrive'), 1);
      return done(false);
    }
    lines.push(line);
    waiting.push(done);
    if (isScheduled) return;
    isScheduled = true;
    setTimeout(() => void runAlone(flush), tickMs);
  }

  function lose(error: unknown, count: number): void {
    scansLost.inc(count);
    onFailure(error, count);
  }

  function runAlone<T>(work: () => Promise<T>): Promise<T> {
    const mine = turn.then(work);
    turn = mine;
    return mine;
  }

  async function flush(): Promise<void> {
    const [batch, callers] = [lines, waiting];
    [lines, waiting, isScheduled] = [[], [], false];
    if (batch.length === 0) return;
    const isSafe = await write(Buffer.from(batch.join(''))).then(
      () => true,
      async (error: unknown) => {
        lose(error, batch.length);
        await abandon();
        return false;
      },
    );
    if (isSafe) scansRecorded.inc(batch.length);
    for (const done of callers) done(isSafe);
  }

  async function write(data: Buffer): Promise<void> {
    file ??= await create();
    for (let written = 0; written < data.length;) {
      written += (await file.write(data, written, data.length - written, bytes + written)).bytesWritten;
    }
    await file.datasync();
    if (!isClaimed(folder)) throw new Error('Another process took over the scan log while this one stood still');
    bytes += data.length;
    if (bytes > maxSegmentBytes) await close();
  }

  async function create(): Promise<FileHandle> {
    if (!isClaimed(folder)) await claimFolder(folder);
    bytes = 0;
    const made = await open(join(folder, `${Date.now()}-${process.hrtime.bigint()}.log`), 'wx', 0o600);
    await syncNames(folder);
    return made;
  }

  async function close(): Promise<void> {
    const closing = file;
    file = undefined;
    await closing?.close();
  }

  /** What was not acknowledged must not be counted either, as far as the disk allows. */
  async function abandon(): Promise<void> {
    await file?.truncate(bytes).catch(() => undefined);
    await close().catch(() => undefined);
  }

  return {
    append,
    seal: () =>
      runAlone(async () => {
        await flush();
        await close().catch((error: unknown) => onFailure(error, 0));
        return segmentsOf(folder);
      }),
  };
}

/** A new file's name is itself data that must reach the disk. As `syncFolder` in db/sync-files.ts, but phones go on being answered meanwhile. */
async function syncNames(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
