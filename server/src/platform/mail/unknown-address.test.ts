import type { Database } from '../db/database.js';
import { uuidv7 } from '../db/uuid.js';
import { askForReset } from '../../identity/identity.jobs.js';
import { jobs } from '../../app/joined.js';
import { runDueJobs } from '../jobs/run-jobs.js';
import { askForCustomer } from '../../modules/account/account.service.js';
import { describeOnEngine, testServices } from '../../testing/harness.js';

/** A database that notes the texts of all statements. */
function noting(db: Database) {
  const texts: string[] = [];
  const watched: Database = {
    ...db,
    system: (work) =>
      db.system((tx) =>
        work({
          query: (text, ...rest) => {
            texts.push(text);
            return tx.query(text, ...rest);
          },
        }),
      ),
  };
  return { watched, texts };
}

describeOnEngine('an address that is known', ({ db }) => {
  it('is not told by the statements before the answer, and is not in the books after it', async () => {
    const known = `${uuidv7()}@example.com`;
    const orgId = uuidv7();
    await db.system(async (tx) => {
      await tx.query(
        "insert into accounts (account_id, email, name, password_hash, email_verified_at) values ($1, $2, 'Kim', 'x', now())",
        [uuidv7(), known],
      );
      await tx.query("insert into organizations (org_id, name) values ($1, 'Shop')", [orgId]);
      const customer = uuidv7();
      await tx.query(
        "insert into customers (org_id, customer_id, name, first_seen_at, last_seen_at) values ($1, $2, 'Kim', now(), now())",
        [orgId, customer],
      );
      await tx.query(
        "insert into customer_contacts (org_id, customer_id, kind, value, added_at, proof) values ($1, $2, 'email', $3, now(), 'form')",
        [orgId, customer, known],
      );
    });
    const asked = async (email: string) => {
      const { watched, texts } = noting(db);
      const services = testServices(watched);
      await watched.system((tx) => askForReset(tx, services, email));
      await askForCustomer(services, email, { ip: '192.0.2.1', language: 'en' });
      return texts;
    };
    expect(await asked(known)).toEqual(await asked(`${uuidv7()}@example.com`));
    await runDueJobs(testServices(db), jobs);
    const mails = await db.system((tx) => tx.query('select recipient, subject from mails order by subject'));
    expect(mails).toEqual([
      { recipient: known, subject: 'Choose a new password' },
      { recipient: known, subject: 'Delete your data' },
    ]);
    const rows = await db.system((tx) => tx.query('select distinct state, payload from jobs'));
    expect(rows).toEqual([{ state: 'done', payload: {} }]);
  });
});
