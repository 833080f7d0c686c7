import { describeOnEngines, testServices } from '../testing/harness.js';
import { cleanIdentity } from './clean-identity.js';
import { loadSigningKeys } from './signing-keys.js';
import { selectPublicKeys } from './signing-keys.sql.js';

const DAY_MS = 24 * 3600_000;

describeOnEngines('Signing keys', ({ db }) => {
  const services = testServices(db);
  const wait = (days: number) => services.setNow(new Date(services.now().getTime() + days * DAY_MS));
  const kids = async () => (await loadSigningKeys(services)).map(({ kid }) => kid);

  it('are made at the first start, two of them, by several processes at once only one pair', async () => {
    const starts = await Promise.all([kids(), kids(), kids()]);
    expect(starts[0]).toHaveLength(2);
    expect(new Set(starts.map((each) => each.join())).size).toBe(1);
  });

  it('rotate: the announced key signs next, and the last one is still known', async () => {
    const [signing, announced] = await kids();
    wait(91);
    const [next, previous, fresh] = await kids();
    expect([next, previous]).toEqual([announced, signing]);
    expect(fresh).toBeDefined();
    wait(91);
    expect((await kids()).slice(0, 2)).toEqual([fresh, next]);
    expect(await kids()).not.toContain(previous);
  });

  it('are published without their private half', async () => {
    const { keys } = await db.system(selectPublicKeys);
    expect(keys).toHaveLength(3);
    for (const key of keys) expect(Object.keys(key).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
  });
});

describeOnEngines('Cleaning', ({ db }) => {
  it('deletes what has expired and nothing else', async () => {
    const services = testServices(db);
    const at = (minutes: number) => new Date(services.now().getTime() + minutes * 60_000);
    await db.system(async (tx) => {
      for (const [id, expires] of [
        ['old', at(-1)],
        ['live', at(1)],
        ['endless', null],
      ] as const) {
        await tx.query("insert into oidc_payloads (model, id, payload, expires_at) values ('Session', $1, '{}', $2)", [
          id,
          expires,
        ]);
      }
      await tx.query("insert into throttles (key, window_start, hits) values ('a', $1, 1), ('b', $2, 1)", [
        at(-26 * 60),
        at(-1),
      ]);
    });
    await cleanIdentity(services);
    const left = await db.system((tx) =>
      tx.query<{ id: string }>('select id from oidc_payloads union select key from throttles'),
    );
    expect(left.map(({ id }) => id).sort()).toEqual(['b', 'endless', 'live']);
  });
});
