import { randomUUID } from 'node:crypto';
import { insertFormPage, rightAnswers } from '../../testing/rows/form-page.js';
import { testApp } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';

describeOnEngine('a customer whom the team erases', ({ db }) => {
  it('is in no mail of the organization any more, and in no request to be forgotten', async () => {
    const test = await testApp(db);
    const { orgId, owner } = await test.organization();
    const { pageId } = await insertFormPage(db, orgId);
    const email = 'vera@example.com';
    await test.as().call('analytics.submitData', { page_id: pageId, fields: { ...rightAnswers, email } });
    const { data } = await test.as(owner).call('customers.list', { org_id: orgId });
    await db.system(async (tx) => {
      await tx.query(
        `insert into mails (mail_id, org_id, recipient, subject, body, state, expires_at) values ($1, $2, 'Vera@example.com', 'About you', 'Text', 'waiting', '2027-01-01')`,
        [randomUUID(), orgId],
      );
      await tx.query(
        `insert into deletion_requests (request_id, org_id, email, expires_at) values ($1, $2, $3, '2027-01-01')`,
        [randomUUID(), orgId, email],
      );
    });
    await test.as(owner).call('customers.delete', { org_id: orgId, id: data[0]?.customer_id ?? '' });
    const left = await db.system((tx) =>
      tx.query('select recipient from mails union all select email from deletion_requests'),
    );
    expect(left).toEqual([]);
    await test.close();
  });
});
