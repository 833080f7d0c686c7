import { describeOnEngines, testServices } from '../testing/harness.js';
import { makeDayKeys } from './day-keys.js';
import { recognize } from './recognize.js';

const evening = Date.parse('2026-11-20T23:59:59.999Z');
const midnight = evening + 1;
const anHour = 3_600_000;

describeOnEngines('the keys of the day', ({ db }) => {
  const services = testServices(db);
  const process = () => makeDayKeys(services);
  const kept = () =>
    db.system((tx) =>
      tx.query<{ name: string }>("select name from secrets where name like 'visitors of %' order by 1"),
    );
  const hex = (key: Uint8Array | undefined) => key && Buffer.from(key).toString('hex');
  beforeEach(async () => {
    await db.system((tx) => tx.query("delete from secrets where name like 'visitors of %'"));
    services.setNow(new Date(evening));
  });

  it('are the same in two processes that ask at once, and another after midnight', async () => {
    const processes = [process(), process(), process()];
    const before = await Promise.all(processes.map(async (keys) => hex(await keys.of(evening))));
    const after = await Promise.all(processes.map(async (keys) => hex(await keys.of(midnight))));
    expect([new Set(before).size, new Set(after).size, before[0] === after[0]]).toEqual([1, 1, false]);
  });

  it('are made before their day begins, so that midnight waits for nothing', async () => {
    const keys = process();
    await keys.turn();
    expect(await kept()).toEqual([{ name: 'visitors of 2026-11-20' }, { name: 'visitors of 2026-11-21' }]);
    const system = jest.spyOn(db, 'system').mockRejectedValue(new Error('away'));
    expect(await keys.of(midnight)).toBeDefined();
    system.mockRestore();
  });

  it('are gone an hour after their day, from the database and from every process, and are never made again', async () => {
    const [one, other] = [process(), process()];
    const first = await one.of(evening);
    services.setNow(new Date(midnight + anHour - 1));
    await one.turn();
    expect(hex(await other.of(evening))).toBe(hex(first));
    services.setNow(new Date(midnight + anHour));
    await one.turn();
    expect(await kept()).toEqual([{ name: 'visitors of 2026-11-21' }]);
    for (const keys of [one, other, process()]) expect(await keys.of(evening)).toBeUndefined();
    const facts = { orgId: 'o', visitor: '', ip: '192.0.2.1', userAgent: 'a phone' };
    const found = { secret: services.scans.secret, dayKey: one.of };
    expect(await recognize(found, { ...facts, at: evening }, 'daily')).toBeNull();
    expect(await recognize(found, { ...facts, at: midnight }, 'daily')).toMatch(/^[\w-]{22}$/);
    expect(await kept()).toEqual([{ name: 'visitors of 2026-11-21' }]);
  });
});
