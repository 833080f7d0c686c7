import { describeOnEngines, testServices } from '../../testing/harness.js';
import { limits, mayTry, type Try } from './throttle.js';

describeOnEngines('Tries', ({ db }) => {
  const services = testServices(db);
  const rows = (limit: keyof typeof limits) =>
    db.system((tx) => tx.query<{ hits: number }>('select hits from throttles where key like $1', [`${limit}:%`]));
  const useUp = async (each: Try) => {
    for (let i = 0; i < limits[each.limit].tries; i++) await mayTry(services, [each]);
  };

  it.each<[own: keyof typeof limits, shared: keyof typeof limits]>([
    ['address', 'account'],
    ['address', 'device'],
    ['address', 'link'],
    ['mailer', 'mailFrom'],
    ['ownInvitations', 'orgInvitations'],
    ['guestPicture', 'kindPicture'],
    ['kindPicture', 'picture'],
    ['picture', 'guests'],
  ])('of somebody who used up their %s count for no %s any more', async (own, shared) => {
    await useUp({ limit: own, of: `caller ${shared}` });
    const tryOn = (of: string) =>
      mayTry(services, [
        { limit: shared, of },
        { limit: own, of: `caller ${shared}` },
      ]);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => tryOn(`somebody ${n}`)));
    expect(answers).toEqual(Array<boolean>(20).fill(false));
    expect(await rows(shared)).toEqual([]);
  });

  it('are counted for both while the caller has some left', async () => {
    const tries = [
      { limit: 'account', of: 'both' },
      { limit: 'address', of: 'both' },
    ] as const;
    for (let i = 0; i < limits.account.tries; i++) expect(await mayTry(services, tries)).toBe(true);
    expect(await mayTry(services, tries)).toBe(false);
    expect(await rows('account')).toEqual([{ hits: limits.account.tries + 1 }]);
  });
});
