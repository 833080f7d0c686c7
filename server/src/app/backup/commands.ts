import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Config } from '../../platform/config/config.js';
import { syncFolder } from '../../platform/db/sync-files.js';
import { doctorCommand } from '../doctor/doctor.js';
import { backUp } from './back-up.js';
import { whereKeysAre } from '../../platform/vault/vault-keys.js';
import { rowsOf, summaryOf } from './manifest.js';
import { openArchive } from './open-archive.js';
import { progressOf } from './progress.js';
import { restoreInto } from './restore.js';

type Print = (line: string) => void;

const backupUsage = `Writes one file with everything that this installation keeps. The server may run meanwhile.

  npm run backup -- <file or folder>      a folder gets a file named after the time

The file has passwords' hashes and the keys of the installation: keep it as safe as the server itself. Settings (environment variables) are not in it, nor is
the key of secrets (secret.key in the data folder, or SWAPT_SECRET_KEY): put it back before the restored installation starts.
Exit code: 0 done, 1 failed, 2 not understood.`;

/** Who finds an archive alone reads no secret of an organization. */
const keyNotice = 'The secrets of organizations in it are sealed. Keep their key as well, but not beside it:';

const restoreUsage = `Restores a backup into the empty folder in SWAPT_DATA_DIR, or the empty database in DATABASE_URL, and runs the doctor.

  npm run restore -- <file>

Exit code: 0 done, 1 failed, or the doctor found something, 2 not understood.`;

/** The command `backup`; gives the exit code. */
export async function backupCommand(config: Config, [target]: readonly string[], print: Print): Promise<number> {
  if (!target) return explain(backupUsage, print);
  const path = fileOf(resolve(target));
  const draft = `${path}.partial`;
  try {
    if (existsSync(path)) throw new Error(`${path} is there already.`);
    rmSync(draft, { force: true });
    const manifest = await backUp(config, draft, print);
    renameSync(draft, path);
    syncFolder(dirname(path));
    print(`${path} (${Math.ceil(statSync(path).size / 1024).toLocaleString('en')} KB)`);
    print(summaryOf(manifest));
    if (rowsOf(manifest, 'vault') > 0) print(`${keyNotice} ${whereKeysAre(config)}`);
    return 0;
  } catch (error) {
    rmSync(draft, { force: true });
    print(`There is no backup: ${messageOf(error)}`);
    return 1;
  }
}

/** The command `restore`; gives the exit code. */
export async function restoreCommand(config: Config, [path]: readonly string[], print: Print): Promise<number> {
  if (!path) return explain(restoreUsage, print);
  const progress = progressOf(print);
  try {
    const archive = await openArchive(resolve(path), progress);
    try {
      await restoreInto(config, archive, progress);
      print(`Restored: ${summaryOf(archive.manifest)}`);
    } finally {
      archive.close();
    }
  } catch (error) {
    print(`Nothing was restored: ${messageOf(error)}`);
    return 1;
  }
  return doctorCommand(config, print);
}

function explain(usage: string, print: Print): number {
  print(usage);
  return 2;
}

/** `swapt-2026-11-25T20-19-43Z.zip` in a folder. */
const fileOf = (target: string) =>
  existsSync(target) && statSync(target).isDirectory()
    ? join(target, `swapt-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}Z.zip`)
    : target;

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
