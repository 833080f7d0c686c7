import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../platform/config/config.js';
import type { Database } from '../../platform/db/database.js';
import { openDatabase } from '../../platform/db/open.js';
import { openStorage } from '../../platform/storage/open-storage.js';
import type { Storage } from '../../platform/storage/storage.js';
import { findSealedFaults } from '../../platform/vault/sealed-faults.js';
import type { VaultSettings } from '../../platform/vault/vault.js';
import { allChecks, runCheck, type Fault } from './doctor.sql.js';
import { findDamagedFiles } from './damaged-files.js';

const SHOWN = 10;

interface Checked {
  db: Database;
  storage: Storage;
  /** Where the keys of secrets are; without it, none is opened. */
  config?: VaultSettings;
}

/** Counts everything anew from what is stored one by one, and says in sentences what does not add up. */
export async function findFaults({ db, storage, config }: Checked): Promise<string[]> {
  const lines: string[] = [];
  const add = (check: string, found: Fault[], total: number) => {
    lines.push(...found.map(({ subject, says }) => `${check}: ${subject}: ${says}`));
    if (total > found.length) lines.push(`${check}: and ${total - found.length} more`);
  };
  for (const [name, statement] of Object.entries(allChecks)) {
    const { faults, total } = await db.system((tx) => runCheck(tx, statement, SHOWN));
    add(name, faults, total);
  }
  const files = await findDamagedFiles(db, storage);
  add('files', files.slice(0, SHOWN), files.length);
  const secrets = config ? await findSealedFaults(db, config) : [];
  add('secrets', secrets.slice(0, SHOWN), secrets.length);
  return lines;
}

/** The command: prints what does not add up, and gives the exit code. */
export async function doctorCommand(config: Config, print: (line: string) => void): Promise<number> {
  const db = await openDatabase(config);
  try {
    const faults = await findFaults({ db, storage: openStorage(config, db), config });
    for (const fault of faults) print(fault);
    const waiting = await waitingScans(config.dataDir);
    if (waiting > 0) print(`${waiting} files of the scan log are waiting. The next start counts them.`);
    print(
      faults.length === 0
        ? 'Everything is correct.'
        : `${faults.length} ${faults.length === 1 ? 'problem' : 'problems'} found.`,
    );
    return faults.length === 0 ? 0 : 1;
  } finally {
    await db.close();
  }
}

async function waitingScans(dataDir: string): Promise<number> {
  const names = await readdir(join(dataDir, 'scans'), { recursive: true }).catch(() => []);
  return names.filter((name) => name.endsWith('.log')).length;
}
