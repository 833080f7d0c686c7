import { testApp, type TestApp } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { demoMarkets } from './demo-markets.js';
import { seedDemo } from './seed.js';

describeOnEngine('the markets of the demo', ({ db }) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await testApp(db, { now: () => new Date() });
    await seedDemo(test.services);
  });
  afterAll(() => test.close());

  it('are one that is settled and one that waits to be signed off, with what was sold there', async () => {
    const found = await db.system((tx) =>
      tx.query(
        `select e.name, e.state, t.state as settlement, (t.counted ->> 'cash')::integer - (t.expected ->> 'cash')::integer as over,
           (select count(*) from orders o where o.org_id = e.org_id and o.event_id = e.event_id) as sales
         from pos_events e join settlements t on t.org_id = e.org_id and t.event_id = e.event_id order by e.starts_at`,
      ),
    );
    const [first, second] = demoMarkets;
    expect(found).toEqual([
      { name: first?.name, state: 'settled', settlement: 'approved', over: 0, sales: first?.sales.length },
      { name: second?.name, state: 'closing', settlement: 'submitted', over: -50, sales: second?.sales.length },
    ]);
  });
});
