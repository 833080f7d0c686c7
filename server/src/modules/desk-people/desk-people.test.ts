import { isWeakPin, type ApprovedAction, type Role } from '@swapt/shared/values';
import { testApp, type TestApp } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { openStand } from '../../testing/stores/stand.js';
import { assertApproved, cashierOf } from './desk-people.service.js';

type Stand = Awaited<ReturnType<typeof openStand>>;

describeOnEngine('people at a desk', ({ db }) => {
  let test: TestApp;
  let stand: Stand;
  beforeAll(async () => {
    test = await testApp(db);
  });
  beforeEach(async () => {
    stand = await openStand(test);
  });
  afterAll(() => test.close());

  async function member(role: Role, pin?: string) {
    const user = await test.user();
    const id = await test.member(stand.orgId, user, role);
    const as = test.as(user);
    if (pin) await as.call('pos.setPin', { org_id: stand.orgId, pin });
    return { ...as, id, userId: user.userId };
  }
  const known = (user_id: string, pin: string) => ({
    ...{ org_id: stand.orgId, session_id: stand.sessionId, user_id, pin },
  });
  const identify = async (user_id: string, pin: string) =>
    (await stand.call('pos.identify', known(user_id, pin))).data.token;
  const approve = async (user_id: string, pin: string, action: ApprovedAction) =>
    (await stand.call('pos.approve', { ...known(user_id, pin), action })).data.token;
  const at = async <T>(
    work: (desk: Parameters<typeof cashierOf>[0]) => Promise<T>,
    { sessionId = stand.sessionId, seconds = 0 } = {},
  ) => {
    const secret = await test.services.scans.secret();
    const when = new Date(test.services.now().getTime() + seconds * 1000);
    return db.org(stand.orgId, (tx) => work({ tx, orgId: stand.orgId, sessionId, secret, at: when }));
  };
  const caller = { userId: 'nobody', role: 'cashier' } as const;

  it('are listed with who has a PIN and who approves, without those who may not sell [O.pos.start]', async () => {
    const cashier = await member('cashier', '4711');
    const editor = await member('editor');
    await member('viewer');
    const { data } = await cashier.call('pos.people', { org_id: stand.orgId });
    const facts = data.map(({ user_id, has_pin, may_approve, is_you }) => [user_id, has_pin, may_approve, is_you]);
    expect(facts.sort()).toEqual(
      [
        [cashier.userId, true, false, true],
        [editor.userId, false, true, false],
        [stand.owner.userId, false, true, false],
      ].sort(),
    );
    expect(JSON.stringify(data)).not.toContain('scrypt');
  });

  it('set their own PIN, unless it is easy to guess; a program sets none', async () => {
    const { send, userId } = await member('cashier');
    const set = (pin: string | null, more = {}) => send('pos.setPin', { org_id: stand.orgId, pin, ...more });
    expect(await set('0000')).toMatchObject({
      status: 422,
      body: { code: 'desk.weak_pin', errors: { pin: expect.any(String) } },
    });
    expect(await set('12 34')).toMatchObject({ status: 400 });
    expect(await set('4711')).toMatchObject({ status: 200, body: { data: { user_id: userId, has_pin: true } } });
    expect(await set(null)).toMatchObject({ body: { data: { has_pin: false } } });
    const key = await test.apiKey(stand.orgId, stand.owner, 'owner');
    expect(await test.as(key).send('pos.setPin', { org_id: stand.orgId, pin: '4711' })).toMatchObject({
      status: 403,
      body: { code: 'auth.forbidden' },
    });
  });

  it.each(['1234', '4321', '0123', '8901', '0000', '1212', '11112222'])(
    'find %s among the first that are tried',
    (pin) => {
      expect(isWeakPin(pin)).toBe(true);
    },
  );

  it('have their PIN cleared by who may change their role, and by nobody else', async () => {
    const [cashier, admin] = [await member('cashier', '4711'), await member('admin', '9182')];
    const clear = (by: Pick<Stand, 'send'>, user_id: string, pin: string | null = null) =>
      by.send('pos.setPin', { org_id: stand.orgId, user_id, pin });
    expect(await clear(cashier, admin.userId)).toMatchObject({ status: 403, body: { code: 'auth.forbidden' } });
    expect(await clear(admin, stand.owner.userId)).toMatchObject({ status: 403, body: { code: 'user.role_too_high' } });
    expect(await clear(admin, cashier.userId, '5061')).toMatchObject({ status: 403 });
    expect(await clear(admin, cashier.userId)).toMatchObject({ status: 200, body: { data: { has_pin: false } } });
    expect(await stand.send('pos.identify', known(cashier.userId, '4711'))).toMatchObject({ status: 403 });
  });

  it('are known at this desk for twelve hours, as long as they are members with this PIN', async () => {
    const cashier = await member('cashier', '4711');
    const token = await identify(cashier.userId, '4711');
    const who = (options = {}) => at((desk) => cashierOf(desk, token, caller), options);
    expect(await who()).toEqual({ userId: cashier.userId, role: 'cashier' });
    expect(await at((desk) => cashierOf(desk, undefined, caller))).toEqual(caller);
    const refused = { code: 'desk.cashier' };
    await expect(who({ sessionId: await stand.openDesk('Desk 2') })).rejects.toMatchObject(refused);
    await expect(who({ seconds: 12 * 3600 + 1 })).rejects.toMatchObject(refused);
    await expect(at((desk) => cashierOf(desk, `${token.slice(0, -2)}AA`, caller))).rejects.toMatchObject(refused);
    const asOwner = token.replace(cashier.userId, stand.owner.userId);
    await expect(at((desk) => cashierOf(desk, asOwner, caller))).rejects.toMatchObject(refused);
    await cashier.call('pos.setPin', { org_id: stand.orgId, pin: '5061' });
    await expect(who()).rejects.toMatchObject(refused);
    const renewed = await identify(cashier.userId, '5061');
    await stand.call('userRole.delete', { org_id: stand.orgId, id: cashier.id });
    await expect(at((desk) => cashierOf(desk, renewed, caller))).rejects.toMatchObject(refused);
  });

  it('approve one thing within five minutes, each once', async () => {
    const manager = await member('editor', '9182');
    const token = await approve(manager.userId, '9182', 'void');
    const use = (action: ApprovedAction, options = {}, given: string | undefined = token) =>
      at((desk) => assertApproved(desk, action, given, caller), options);
    const refused = { code: 'desk.approval' };
    await expect(use('refund')).rejects.toMatchObject(refused);
    await expect(use('void', { seconds: 301 })).rejects.toMatchObject(refused);
    await expect(use('void', { sessionId: await stand.openDesk('Desk 2') })).rejects.toMatchObject(refused);
    await expect(at((desk) => assertApproved(desk, 'void', undefined, caller))).rejects.toMatchObject(refused);
    const sold = await identify(manager.userId, '9182');
    await expect(use('void', {}, sold)).rejects.toMatchObject(refused);
    const both = await Promise.allSettled([use('void'), use('void')]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(both).toContainEqual({ status: 'fulfilled', value: manager.userId });
    await expect(use('void')).rejects.toMatchObject(refused);
    const owner = { userId: stand.owner.userId, role: 'owner' } as const;
    expect(await at((desk) => assertApproved(desk, 'void', undefined, owner))).toBe(owner.userId);
  });

  it('do not approve where their role may not', async () => {
    const cashier = await member('cashier', '4711');
    expect(await stand.send('pos.approve', { ...known(cashier.userId, '4711'), action: 'refund' })).toMatchObject({
      status: 403,
      body: { code: 'desk.approval' },
    });
  });

  it('are told alike that a PIN is wrong, is not set, or is nobody’s, and guess a few times only', async () => {
    const cashier = await member('cashier', '4711');
    const without = await member('cashier');
    const viewer = await member('viewer');
    const stranger = await test.user();
    const answers = await Promise.all(
      [cashier, without, viewer, stranger].map(({ userId }) => stand.send('pos.identify', known(userId, '9999'))),
    );
    const shown = answers.map(({ status, body }) => ({ status, code: body.code, detail: body.detail }));
    expect(new Set(shown.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(shown[0]).toMatchObject({ status: 403, code: 'desk.wrong_pin' });
    const many = await Promise.all(
      Array.from({ length: 8 }, () => stand.send('pos.identify', known(cashier.userId, '9999'))),
    );
    expect(many.filter(({ body }) => body.code === 'desk.wrong_pin')).toHaveLength(4);
    expect(await stand.send('pos.identify', known(cashier.userId, '4711'))).toMatchObject({
      status: 429,
      body: { code: 'desk.pin_tries' },
    });
    // Another desk does not help.
    const session_id = await stand.openDesk('Desk 2');
    expect(await stand.send('pos.identify', { ...known(cashier.userId, '4711'), session_id })).toMatchObject({
      status: 429,
    });
  });
});
