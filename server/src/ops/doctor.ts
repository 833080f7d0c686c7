import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.js';
import type { Database } from '../db/database.js';
import { openDatabase } from '../db/open.js';
import { imageFile } from '../modules/images/image-files.js';
import { checks, runCheck, type Fault } from './doctor.sql.js';

const SHOWN = 10;

/** Counts everything anew from what is stored one by one, and says in sentences what does not add up. */
export async function findFaults({ db, config }: { db: Database; config: Pick<Config, 'dataDir'> }): Promise<string[]> {
  const lines: string[] = [];
  const add = (check: string, found: Fault[], total: number) => {
    lines.push(...found.map(({ subject, says }) => `${check}: ${subject}: ${says}`));
    if (total > found.length) lines.push(`${check}: and ${total - found.length} more`);
  };
  for (const [name, statement] of Object.entries(checks)) {
    const { faults, total } = await db.system((tx) => runCheck(tx, statement, SHOWN));
    add(name, faults, total);
  }
  const pictures = await lostPictures(db, config.dataDir);
  add('pictures', pictures.slice(0, SHOWN), pictures.length);
  return lines;
}

async function lostPictures(db: Database, dataDir: string) {
  const images = await db.system((tx) =>
    tx.query<{ org_id: string; image_id: string }>('select org_id, image_id from images order by org_id, image_id'),
  );
  return images
    .filter(({ org_id, image_id }) => !existsSync(imageFile(dataDir, org_id, image_id)))
    .map(({ org_id, image_id }) => ({ subject: `${org_id}/${image_id}`, says: 'the file of this picture is gone' }));
}

/** The command: prints what does not add up, and gives the exit code. */
export async function doctorCommand(config: Config, print: (line: string) => void): Promise<number> {
  const db = await openDatabase(config);
  try {
    const faults = await findFaults({ db, config });
    for (const fault of faults) print(fault);
    const waiting = await waitingScans(config.dataDir);
    if (waiting > 0) print(`${waiting} files of the scan log wait for the next start, which counts them.`);
    print(faults.length === 0 ? 'Everything adds up.' : `${faults.length} things do not add up.`);
    return faults.length === 0 ? 0 : 1;
  } finally {
    await db.close();
  }
}

async function waitingScans(dataDir: string): Promise<number> {
  const names = await readdir(join(dataDir, 'scans'), { recursive: true }).catch(() => []);
  return names.filter((name) => name.endsWith('.log')).length;
}
