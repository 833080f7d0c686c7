import { lockOrganizations } from '../../platform/db/lock-organizations.js';
import { storeScans } from '../../scan-ingestion/ingestor.js';
import { testApp, type TestApp, type TestUser } from '../../testing/app.js';
import { insertCode } from '../../testing/rows/code-rows.js';
import { insertFormPage, rightAnswers } from '../../testing/rows/form-page.js';
import { describeOnPostgres } from '../../testing/harness.js';
import { scanRow } from '../../testing/rows/scan-rows.js';
import { touchCustomer } from './touch-customer.js';

describeOnPostgres('customers who come at the same moment', ({ db }) => {
  let test: TestApp;
  let orgId: string;
  let owner: TestUser;
  beforeAll(async () => {
    test = await testApp(db);
  });
  beforeEach(async () => {
    ({ orgId, owner } = await test.organization());
  });
  afterAll(() => test.close());

  const list = async () => (await test.as(owner).call('customers.list', { org_id: orgId, pageSize: 100 })).data;
  const rows = async (table: string) =>
    (
      await db.system((tx) => tx.query<{ n: number }>(`select count(*) as n from ${table} where org_id = $1`, [orgId]))
    )[0]?.n;

  it('are one, of 50 forms with the same e-mail [O.analytics.submitData]', async () => {
    const { pageId } = await insertFormPage(db, orgId);
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, n) => {
        const fields = {
          ...rightAnswers,
          email: n % 2 ? 'ada@example.com' : 'ADA@example.com',
          phone: `+120155501${10 + n}`,
        };
        return test.as(undefined).send('analytics.submitData', { page_id: pageId, fields });
      }),
    );
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    expect(await list()).toEqual([expect.objectContaining({ email: 'ada@example.com', submissions: 50 })]);
    // The address, and as many of the numbers beside it as are kept.
    expect(await rows('customer_contacts')).toBe(21);
    expect(await rows('submissions')).toBe(50);
  });

  it('are never joined by 40 forms at once whose addresses and numbers form a chain, and are suggested to the team [O.analytics.submitData]', async () => {
    const { pageId } = await insertFormPage(db, orgId);
    // The form n shares its e-mail with the one before and its phone with the one after.
    const forms = Array.from({ length: 40 }, (_, n) => ({
      ...rightAnswers,
      email: `e${Math.floor(n / 2)}@example.com`,
      phone: `+120155501${10 + Math.ceil(n / 2)}`,
    })).sort((a, b) => a.phone.slice(-1).localeCompare(b.phone.slice(-1)));
    const replies = await Promise.all(
      forms.map((fields) => test.as(undefined).send('analytics.submitData', { page_id: pageId, fields })),
    );
    expect(replies.filter(({ status }) => status !== 200)).toEqual([]);
    expect((await list()).map(({ submissions }) => submissions)).toEqual(Array.from({ length: 20 }, () => 2));
    expect(await rows('submissions')).toBe(40);
    expect(await rows('merge_suggestions')).toBe(19);
  });

  it('are whole, each form with one of them, while forms come and the team merges and erases', async () => {
    const { pageId } = await insertFormPage(db, orgId);
    const send = (n: number) => {
      const fields = { ...rightAnswers, email: `m${n % 3}@example.com`, phone: `+1201555019${n % 4}` };
      return test.as(undefined).send('analytics.submitData', { page_id: pageId, fields }, { from: '192.0.2.2' });
    };
    await Promise.all([0, 1, 2].map(send));
    const [one, two, three] = (await list()).map(({ customer_id }) => customer_id);
    const team = test.as(owner).send;
    const replies = await Promise.all([
      ...Array.from({ length: 15 }, (_, n) => send(n)),
      team('customers.merge', { org_id: orgId, id: one, other_id: two }),
      ...Array.from({ length: 15 }, (_, n) => send(n)),
      team('customers.delete', { org_id: orgId, id: three }),
      ...Array.from({ length: 15 }, (_, n) => send(n)),
    ]);
    expect(replies.filter(({ status }) => status !== 200)).toEqual([]);
    const sum = (await list()).reduce((total, { submissions }) => total + submissions, 0);
    expect(await rows('submissions')).toBe(sum);
  });

  it('leave the database to others while they wait for their turn [O.analytics.submitData]', async () => {
    const { pageId } = await insertFormPage(db, orgId);
    const other = await test.organization();
    const ends: (() => void)[] = [];
    const end = new Promise<void>((resolve) => ends.push(resolve));
    let holder: Promise<void> | undefined;
    // Somebody has the turn and keeps it while the forms come.
    await new Promise<void>((hasLock) => {
      holder = db.org(orgId, async (tx) => {
        await lockOrganizations(tx, [orgId]);
        hasLock();
        await end;
      });
    });
    const forms = Array.from({ length: 12 }, (_, n) => {
      const fields = { ...rightAnswers, email: `e${n}@example.com`, phone: `+120155501${10 + n}` };
      // From a network of their own, as forms are counted per network.
      const from = '192.0.2.1';
      return test.as(undefined).send('analytics.submitData', { page_id: pageId, fields }, { from });
    });
    const { status } = await test.as(other.owner).send('customers.list', { org_id: other.orgId });
    for (const done of ends) done();
    await holder;
    expect(status).toBe(200);
    expect((await Promise.all(forms)).map(({ status }) => status)).toEqual(forms.map(() => 200));
    expect(await rows('submissions')).toBe(12);
  });

  it('have each of their scans counted once while scans and forms come together', async () => {
    const code = await insertCode(db, { orgId, slug: `race-${orgId}` });
    const at = test.services.now();
    await Promise.all(
      Array.from({ length: 20 }, (_, n) => [
        storeScans(db, [scanRow(code, { visitor: 'ada' }), scanRow(code, { visitor: `v${n}` })]),
        db.org(orgId, (tx) =>
          touchCustomer(tx, orgId, {
            email: `e${n}@example.com`,
            visitor: n === 10 ? 'ada' : '',
            source: 'a form',
            at,
          }),
        ),
      ]).flat(),
    );
    const left = await list();
    expect(left.find(({ email }) => email === 'e10@example.com')).toMatchObject({ scans: 20 });
    expect(left.reduce((total, { scans }) => total + scans, 0)).toBe(20);
  });

  it('are gone, or there with all that is theirs, when they are deleted while they come', async () => {
    const { pageId } = await insertFormPage(db, orgId);
    const send = () => test.as(undefined).send('analytics.submitData', { page_id: pageId, fields: rightAnswers });
    await send();
    const [ada] = await list();
    const replies = await Promise.all([
      ...Array.from({ length: 10 }, send),
      test.as(owner).send('customers.delete', { org_id: orgId, id: ada?.customer_id }),
      ...Array.from({ length: 10 }, send),
    ]);
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    const [again] = await list();
    expect(await rows('submissions')).toBe(again?.submissions ?? 0);
    expect(await rows('customer_contacts')).toBe(again ? 2 : 0);
  });
});
