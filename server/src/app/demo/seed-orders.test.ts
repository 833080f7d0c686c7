import { runDueJobs } from '../../platform/jobs/run-jobs.js';
import { testApp, type TestApp } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { findFaults } from '../doctor/doctor.js';
import { jobs } from '../joined.js';
import { demoOrders } from './demo-orders.js';
import { demoTries } from './demo-promo.js';
import { seedDemo } from './seed.js';

describeOnEngine('the orders of the demo', ({ db }) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await testApp(db, { now: () => new Date() });
    await seedDemo(test.services);
  });
  afterAll(() => test.close());

  const states = () =>
    db.system((tx) =>
      tx.query(
        `select status, payment_status, fulfilment_status, is_test, tender from orders where channel = 'online' order by created_at, order_id`,
      ),
    );

  it('are in every state, and the books are right before and after the work of the first minutes', async () => {
    expect(await states()).toHaveLength(demoOrders.length + demoTries.filter(({ orders }) => orders).length);
    expect(await findFaults(test.services)).toEqual([]);
    await runDueJobs(test.services, jobs);
    const found = await states();
    // What was paid by a card for trying out says so.
    for (const { tender, is_test } of found) expect(is_test).toBe(tender === 'card');
    const kinds = new Set(
      found.map(({ status, payment_status, fulfilment_status }) =>
        [status, payment_status, fulfilment_status].join(' '),
      ),
    );
    expect([...kinds].sort()).toEqual([
      'canceled refunded unfulfilled',
      'canceled unpaid unfulfilled',
      'completed paid delivered',
      'completed paid picked_up',
      'completed partially_refunded picked_up',
      'expired unpaid unfulfilled',
      'pending unpaid unfulfilled',
      'placed paid fulfilled',
      'placed paid partial',
      'placed paid unfulfilled',
      'placed unpaid unfulfilled',
    ]);
    expect(await findFaults(test.services)).toEqual([]);
  });
});
