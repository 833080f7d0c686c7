import { openDatabase } from '../../platform/db/open.js';
import { asTestDatabase } from '../engines/test-database.js';

// A process for crash tests: writes numbered rows and prints each number once its transaction is done.
const db = asTestDatabase(await openDatabase({ databaseUrl: undefined, dataDir: process.argv[2] ?? '' }));
for (let n = 1; ; n++) {
  await db.system((tx) =>
    tx.query("insert into page_events (day, name, path, label, hits) values (current_date, 'test', '/', $1, 1)", [
      `${process.pid} ${n}`,
    ]),
  );
  process.stdout.write(`${n}\n`);
}
