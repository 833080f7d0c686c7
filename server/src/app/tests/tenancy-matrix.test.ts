import { contract, type Operation, type OperationId } from '@swapt/shared/contract';
import { can, defaultQrStyle, errors, roles, type ErrorCode } from '@swapt/shared/values';
import { readConfig } from '../../platform/config/config.js';
import { handlers } from '../joined.js';
import { makeScans } from '../../scan-ingestion/make-scans.js';
import { testApp, type Answer, type SendOptions, type TestApp, type TestUser } from '../../testing/app.js';
import { describeOnEngines, isAsked, testServices } from '../../testing/harness.js';
import { watchTransactions } from '../../testing/transaction-watch.js';
import { merge, sampleCall } from '../../testing/tenancy/sample-call.js';
import { takesIds, type Ids } from '../../testing/tenancy/sample-input.js';
import { platformSnapshot, snapshot } from '../../testing/tenancy/snapshot.js';
import { makeWorld, missingIds, worldSource, type World } from '../../testing/tenancy/world.js';

/** A style that nobody tried before, so that its trials are made anew. The pictures of the matrix have no file to draw. */
const newStyle = (n: number) => ({
  ...defaultQrStyle,
  eyeColour: undefined,
  logo: undefined,
  foreground: `#00000${n}`,
});
const drawable: Partial<Record<OperationId, object>> = {
  'codes.create': { style: newStyle(1), password: 'open sesame' },
  'codes.update': { data: { style: newStyle(2), password: 'open sesame' } },
  'codes.child': { style: newStyle(3) },
  'codes.import': { style: newStyle(4) },
  'codes.styles.save': { style: newStyle(5) },
  // Cells are read by the operation, and most words are wrong in most of them.
  'productImports.add': { data: [{ name: 'Bread', price: '4.20', currency: 'EUR' }] },
};
/** Operations whose own caller gets an expected failure for a made-up value. */
const refusesSample: Partial<Record<OperationId, ErrorCode>> = {
  'analytics.appendScan': 'analytics.bad_token',
  'analytics.appendSubmit': 'submission.bad_token',
  // The membership of the world has been taken.
  'invitations.accept': 'invitation.not_found',
  'invitations.decline': 'invitation.not_found',
  // The page of the world has no form, and its owner is the only one.
  'analytics.submitData': 'submission.no_form',
  'account.askDeletion': 'org.last_owner',
  // The people of the world come from another identity provider.
  'account.rename': 'account.managed_elsewhere',
  'account.changeEmail': 'account.managed_elsewhere',
  'account.keepEmail': 'account.managed_elsewhere',
  'account.confirmEmail': 'account.managed_elsewhere',
  'account.changePassword': 'account.managed_elsewhere',
  'sessions.list': 'account.managed_elsewhere',
  'sessions.end': 'account.managed_elsewhere',
  'sessions.endOthers': 'account.managed_elsewhere',
  'passkeys.list': 'account.managed_elsewhere',
  'passkeys.begin': 'account.managed_elsewhere',
  'passkeys.add': 'account.managed_elsewhere',
  'passkeys.remove': 'account.managed_elsewhere',
  'secondFactor.get': 'account.managed_elsewhere',
  'secondFactor.begin': 'account.managed_elsewhere',
  'secondFactor.confirm': 'account.managed_elsewhere',
  'secondFactor.renewCodes': 'account.managed_elsewhere',
  'secondFactor.remove': 'account.managed_elsewhere',
  'codes.redeem': 'code.not_found',
  // The store of the world is a draft, which shoppers do not see.
  'addons.get': 'store.not_found',
  'stores.record': 'store.not_found',
  'stores.theme': 'store.not_found',
  'stores.inventory': 'store.not_found',
  'stores.categories': 'store.not_found',
  'stores.inventoryItem': 'store.not_found',
  'stores.itemInfo': 'store.not_found',
  // The order of the world is not called off yet, its store is closed, and the link and the address are made up.
  'orders.quote': 'store.not_found',
  'orders.create': 'store.not_found',
  'orders.make': 'store.not_found',
  // Nothing would be left of it.
  'orders.editLines': 'order.invalid',
  'orders.customer': 'order.not_found',
  'orders.mailCode': 'request.invalid',
  'orders.withdraw': 'order.not_found',
  'orders.delete': 'order.bad_state',
  // So is the link of a payment, and no account is connected.
  'payments.options': 'store.not_found',
  'payments.paymentIntent': 'store.not_found',
  'payments.promoCode': 'store.not_found',
  'payments.intent': 'order.not_found',
  'payments.testPay': 'order.not_found',
  'payments.success': 'order.not_found',
  // It was paid at the counter.
  'payments.capture': 'order.bad_state',
  'payments.balance': 'payment.not_connected',
  'payments.connect': 'payment.not_connected',
  'payments.connect.status': 'payment.not_connected',
  // The page of the world is a draft, and these are asked for by nobody in particular.
  'pages.get': 'page.not_found',
  'pages.return': 'page.not_found',
  'pages.unpublish': 'page.bad_state',
  'pages.restore': 'page.bad_state',
  'codes.removeAlias': 'code.alias_not_found',
  'codes.keepWinner': 'code.variant_not_found',
  // The change of the world has not begun.
  'bulkChanges.undo': 'bulk_change.bad_state',
  // Nor has its job been tried.
  'jobs.retry': 'job.bad_state',
  'jobs.dismiss': 'job.bad_state',
  // Asked for by nobody in particular, an organization's picture is not made, and nothing has the name that is reported.
  'aiqr.generate': 'org.not_found',
  'reports.create': 'report.no_subject',
  // The batch of the world is still being made.
  'codes.oneTimeFile': 'one_time.bad_state',
  // It is asked for by nobody in particular, and the note is for the team.
  'codes.notes.get': 'note.not_found',
  'platform.promote': 'remote.refused',
  'platform.allow': 'remote.refused',
  'platform.rollback': 'remote.refused',
  'platform.canary': 'remote.refused',
  'platform.endCanary': 'remote.refused',
};
/** What is there for whoever knows its id, which nobody can guess; what a team wrote on it must not be in the answer all the same. */
const isShownById = new Set<OperationId>(['aiqr.get']);
const operatorMail = 'operator@example.com';

interface Attempt {
  name: string;
  input: (ids: Ids) => Record<string, unknown>;
  options?: (ids: Ids) => SendOptions;
}

const operations = Object.entries(contract) as [OperationId, Operation][];

describeOnEngines('no stranger reads or changes anything of an organization', ({ db, engine }) => {
  let api: TestApp;
  let victim: World;
  let before: string;
  let strangers: { name: string; caller: () => Promise<TestUser | string | undefined>; orgId?: string }[];

  beforeAll(async () => {
    const { config, log, now } = testServices(db);
    const settings = readConfig({ SWAPT_RATE_LIMIT: '1000000', SWAPT_OPERATORS: operatorMail });
    api = await testApp(db, { config: settings, scans: makeScans({ config, db, log, now }) });
    victim = await makeWorld(api);
    const other = await api.organization();
    const two = await api.organization();
    await api.organization(two.owner);
    const removed = await api.user();
    const membership = await api.member(victim.ids.org_id, removed, 'admin');
    await api.as(victim.owner).call('userRole.delete', { id: membership });
    const keyOwner = await api.organization();
    strangers = [
      { name: 'nobody', caller: async () => undefined },
      { name: 'the owner of another organization', caller: async () => other.owner, orgId: other.orgId },
      { name: 'the owner of two other organizations', caller: async () => two.owner, orgId: two.orgId },
      { name: 'a removed member', caller: async () => removed },
      {
        name: 'another organization’s API key',
        // New each time: among the operations is one that ends the key that calls it.
        caller: async () => (await api.as(keyOwner.owner).call('apiKey.create', {})).data.secret,
        orgId: keyOwner.orgId,
      },
    ];
    before = await snapshot(db, victim.ids.org_id);
  });
  afterAll(() => api.close());

  const send = (id: OperationId, caller: TestUser | string | undefined, attempt: Attempt, ids: Ids) =>
    api.as(caller).send(id, attempt.input(ids), attempt.options?.(ids));

  it('is asked of every operation of the contract [P.tenant]', () => {
    expect(Object.keys(handlers).sort()).toEqual(Object.keys(contract).sort());
  });

  const callerOf = async ({ who }: Operation, { owner }: World) => {
    if (who === 'public') return undefined;
    return who === 'operator' ? api.user(operatorMail) : owner;
  };

  const watch = watchTransactions();
  const worlds = worldSource(() => api);
  // Each half on one engine; both halves on both by `npm run prove -- engines`. What happens inside of a transaction is seen on PGlite alone.
  if (isAsked(engine, 'pglite'))
    it.each(operations)(
      '%s works for those it is for, with nothing but statements in transactions [P.tenant]',
      async (id, operation) => {
        const own = await worlds.next();
        const caller = await callerOf(operation, own);
        const whole = named(id, operation);
        const input = (ids: Ids) => merge(whole.input(ids), drawable[id] ?? {});
        watch.start();
        const { status, body } = await send(id, caller, { ...whole, input }, own.ids);
        const outside = watch.stop();
        worlds.sent(operation, status < 300);
        // The driver of a PostgreSQL server is the network.
        if (engine === 'pglite') expect(outside).toEqual([]);
        const expected = refusesSample[id];
        expect({ status, code: body.code }).toEqual(
          expected ? { status: errors[expected][0], code: expected } : { status: 200 },
        );
      },
    );

  if (isAsked(engine, 'postgres')) {
    it.each(operations)('%s treats what is foreign as what is missing [P.tenant]', async (id, operation) => {
      for (const { name, caller, orgId } of strangers) {
        for (const attempt of attempts(id, operation, orgId)) {
          const answer = await send(id, await caller(), attempt, victim.ids);
          const twin = await send(id, await caller(), attempt, missingIds());
          const at = `${id} by ${name}, ${attempt.name}`;
          expect({ at, leaks: answer.text.includes(victim.canary) }).toEqual({ at, leaks: false });
          if (!isShownById.has(id)) expect({ at, ...outcome(answer) }).toEqual({ at, ...outcome(twin) });
          if (operation.who !== 'public' && name === 'nobody')
            expect({ at, status: answer.status }).toEqual({ at, status: 401 });
          if (isOfOrg(operation) && attempt.name === 'named') {
            expect({ at, isRefused: [401, 404].includes(answer.status) }).toEqual({ at, isRefused: true });
          }
        }
      }
      expect((await snapshot(db, victim.ids.org_id)) === before).toBe(true);
    });

    it.each(operations.filter(([, { who }]) => who === 'operator'))(
      '%s is refused to everybody but an operator in person [P.tenant]',
      async (id, operation) => {
        const operator = await api.user(operatorMail);
        const { orgId } = await api.organization(operator);
        const present = await platformSnapshot(db);
        const others = [
          ...strangers,
          { name: 'the owner of an organization', caller: async () => victim.owner },
          { name: 'the API key of the operator’s organization', caller: () => api.apiKey(orgId, operator, 'owner') },
          { name: 'an unconfirmed address', caller: () => api.user(operatorMail, { verified: false }) },
          { name: 'a longer address', caller: () => api.user(`x${operatorMail}`) },
        ];
        for (const { name, caller } of others) {
          const who = await caller();
          const { status, text } = await send(id, who, named(id, operation), victim.ids);
          expect({ name, status }).toEqual({ name, status: who === undefined ? 401 : 403 });
          expect(text).not.toContain(victim.canary);
        }
        expect((await platformSnapshot(db)) === present).toBe(true);
      },
    );

    it.each(operations.filter(([, { who }]) => who.includes(':')))(
      '%s is refused to members whose role does not have it [P.tenant, P.roles]',
      async (id, operation) => {
        for (const role of roles) {
          const { who } = operation;
          if (who === 'public' || who === 'signed-in' || who === 'operator' || who === 'member') continue;
          if (can(role, who)) continue;
          const member = await api.user();
          const membership = await api.member(victim.ids.org_id, member, role);
          const present = await snapshot(db, victim.ids.org_id);
          for (const attempt of attempts(id, operation, victim.ids.org_id)) {
            const { status, text } = await send(id, member, attempt, victim.ids);
            expect({ role, attempt: attempt.name, status }).toEqual({
              role,
              attempt: attempt.name,
              status: wanted(attempt, operation),
            });
            expect(text).not.toContain(victim.canary);
          }
          expect((await snapshot(db, victim.ids.org_id)) === present).toBe(true);
          await api.as(victim.owner).call('userRole.delete', { id: membership });
        }
      },
    );
  }
});

const isOfOrg = ({ who }: Operation) => who !== 'public' && who !== 'signed-in' && who !== 'operator';

/** A field in a place where the contract does not have it is refused before anything else, but for large bodies: who may send one is asked first. */
const wanted = ({ name }: Attempt, { bodyLimit }: Operation) => (name === 'in the query too' && !bodyLimit ? 400 : 403);

/** What a caller can tell from a reply; the request's own id says nothing. */
function outcome({ status, body }: Answer) {
  return status < 400 ? { status } : { status, body: { ...body, requestId: '' } };
}

function named(id: OperationId, operation: Operation): Attempt {
  return { name: 'named', input: (ids) => sampleCall(id, operation, ids) };
}

function attempts(id: OperationId, operation: Operation, ownOrgId: string | undefined): Attempt[] {
  const whole = named(id, operation);
  if (!('org_id' in operation.input.properties)) return [whole];
  const isOptional = !operation.input.required?.includes('org_id');
  const without = (ids: Ids) => ({ ...whole.input(ids), org_id: undefined });
  const inQuery = operation.method === 'GET' || operation.method === 'DELETE';
  return [
    whole,
    ...(ownOrgId && takesIds(operation)
      ? [{ name: 'nested in the own organization', input: (ids: Ids) => ({ ...whole.input(ids), org_id: ownOrgId }) }]
      : []),
    ...(isOptional ? [{ name: 'without an organization', input: without }] : []),
    ...(inQuery
      ? []
      : [{ name: 'in the query too', input: whole.input, options: ({ org_id }: Ids) => ({ query: { org_id } }) }]),
    {
      name: 'in a header',
      input: isOptional ? without : whole.input,
      options: ({ org_id }: Ids) => ({ headers: { 'x-org-id': org_id } }),
    },
  ];
}
