import { takeTurns } from '../../scans/ingest.sql.js';
import { storeScans } from '../../scans/ingestor.js';
import { testApp, type TestApp, type TestUser } from '../../testing/app.js';
import { insertCode } from '../../testing/code-rows.js';
import { insertFormPage, rightAnswers } from '../../testing/form-page.js';
import { describeOnPostgres } from '../../testing/harness.js';
import { scanRow } from '../../testing/scan-rows.js';
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
    expect(await rows('customer_contacts')).toBe(51);
    expect(await rows('submissions')).toBe(50);
  });

  it('are one, of 40 forms whose addresses and numbers form a chain, in any order [O.analytics.submitData]', async () => {
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
    expect(await list()).toEqual([expect.objectContaining({ submissions: 40 })]);
    expect(await rows('submissions')).toBe(40);
  });

  it('leave the database to others while they wait for their turn [O.analytics.submitData]', async () => {
    const { pageId } = await insertFormPage(db, orgId);
    const other = await test.organization();
    const ends: (() => void)[] = [];
    const end = new Promise<void>((resolve) => ends.push(resolve));
    let holder: Promise<void> | undefined;
    // Somebody has the turn and keeps it while the forms come.
    await new Promise<void>((hasTurn) => {
      holder = db.org(orgId, async (tx) => {
        await takeTurns(tx, [orgId]);
        hasTurn();
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
            email: `e${n % 2}@example.com`,
            visitor: n === 10 ? 'ada' : '',
            source: 'a form',
            at,
          }),
        ),
        ...(n === 15
          ? [
              db.org(orgId, (tx) =>
                touchCustomer(tx, orgId, { email: 'e0@example.com', phone: '+12015550101', source: 'a form', at }),
              ),
              db.org(orgId, (tx) =>
                touchCustomer(tx, orgId, { email: 'e1@example.com', phone: '+12015550101', source: 'a form', at }),
              ),
            ]
          : []),
      ]).flat(),
    );
    const left = await list();
    expect(left).toEqual([expect.objectContaining({ scans: 20 })]);
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
