import type { Tx } from '../../platform/db/database.js';
import { uuidv7 } from '../../platform/db/uuid.js';
import { describeOnEngines } from '../../testing/harness.js';
import { countUnpaid } from './new-orders.sql.js';

describeOnEngines('the orders of an address', ({ db }) => {
  it('are found by their index within an organization, however many its stores have', async () => {
    const [orgId, storeId] = [uuidv7(), uuidv7()];
    const reading = await db.org(orgId, async (tx) => {
      const rows: string[] = [];
      // The statement itself is not run: what is read is how the database would, under the policy of the organization.
      const explaining = {
        query: async (text: string, values: readonly unknown[]) => {
          for (const row of await tx.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values))
            rows.push(row['QUERY PLAN']);
          return [];
        },
      } as unknown as Tx;
      await countUnpaid(explaining, orgId, storeId, 'robin@example.com', '');
      return rows;
    });
    expect(reading.filter((line) => line.includes('Index Cond')).join('\n')).toContain('email_key = ');
  });
});
