import type { TestDatabase } from '../engines/test-database.js';
import type { TestServices } from '../harness.js';

/** The newest dispute of an account at the stand-in. */
export async function disputeIn(db: TestDatabase, account: string): Promise<string> {
  const [row] = await db.system((tx) =>
    tx.query<{ id: string }>(
      "select id from standin_objects where kind = 'dispute' and account = $1 order by created_at desc, id desc limit 1",
      [account],
    ),
  );
  if (!row) throw new Error('There is no dispute');
  return row.id;
}

/** What the shop says at the card service, where the words decide. */
export async function answerDispute(
  { vendors }: Pick<TestServices, 'vendors'>,
  { account, id }: { account: string; id: string },
  words: 'winning_evidence' | 'losing_evidence',
): Promise<void> {
  const base = await vendors.standIns.stripe?.address();
  const reply = await fetch(new URL(`/v1/disputes/${id}`, base), {
    method: 'POST',
    headers: {
      ...{ authorization: 'Bearer sk_test_standin', 'stripe-account': account },
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({ 'evidence[uncategorized_text]': words, submit: 'true' }).toString(),
  });
  if (!reply.ok) throw new Error(await reply.text());
}
