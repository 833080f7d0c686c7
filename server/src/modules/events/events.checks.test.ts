import { testApp, type TestApp } from '../../testing/app.js';
import { faultsAfter } from '../../testing/engines/faults-after.js';
import { describeOnEngine } from '../../testing/harness.js';
import { openStand } from '../../testing/stores/stand.js';

describeOnEngine('the doctor, of events', ({ db }) => {
  let test: TestApp;
  let org: string;

  beforeAll(async () => {
    test = await testApp(db);
    const stand = await openStand(test);
    org = stand.orgId;
    await stand.sold();
    test.services.setNow(new Date(test.services.now().getTime() + 60_000));
    const ids = { org_id: stand.orgId, session_id: stand.sessionId };
    await stand.call('pos.moveCash', { ...ids, kind: 'in', amount: 100, reason: 'Change' });
    await stand.call('pos.count', { ...ids, counted: 6_000 });
    test.services.setNow(new Date(test.services.now().getTime() + 60_000));
    // What the desk kept without the network is not in what was counted.
    await stand.sold({ made_ago: 90 });
  });
  afterAll(() => test.close());

  const faultsOf = (statement: string) => faultsAfter(test.services, (tx) => tx.query(statement, [org]));

  it('finds nothing where they fit', async () => {
    expect(await faultsOf('select $1::uuid')).toEqual([]);
  });

  it.each([
    ['a store that sells nowhere', 'delete from open_events where org_id = $1', 'stores of open events: '],
    [
      'an event whose stores were not freed',
      "update pos_events set state = 'closing', closed_at = opened_at + interval '1 hour' where org_id = $1",
      'stores of open events: ',
    ],
    [
      'another count',
      "update pos_sessions set expected = expected + 1 where org_id = $1 and state = 'closed'",
      'drawers of desks: ',
    ],
    [
      'a sale after the end',
      `with freed as (delete from open_events where org_id = $1)
       update pos_events set state = 'closing', closed_at = opened_at - interval '1 second' where org_id = $1`,
      'sales after an event: ',
    ],
  ])('finds %s', async (_, damage, says) => {
    const faults = await faultsOf(damage);
    expect(faults.length).toBeGreaterThan(0);
    for (const fault of faults) expect(fault.startsWith(says)).toBe(true);
  });
});
