import { isDeepStrictEqual } from 'node:util';
import { contract, type Operation, type OperationId } from '@swapt/shared/contract';
import { can, defaultQrStyle, errors, roles, type Role } from '@swapt/shared/values';
import { readConfig } from '../../platform/config/config.js';
import { handlers } from '../joined.js';
import { makeScans } from '../../scan-ingestion/make-scans.js';
import { testApp, type Answer, type SendOptions, type TestApp, type TestUser } from '../../testing/app.js';
import { describeOnEngines, isAsked, testServices } from '../../testing/harness.js';
import { watchTransactions } from '../../testing/engines/transaction-watch.js';
import { leastHarmFirst } from '../../testing/tenancy/harm.js';
import { merge, sampleCall } from '../../testing/tenancy/sample-call.js';
import { takesIds, type Ids } from '../../testing/tenancy/sample-input.js';
import { refusesSample } from '../../testing/tenancy/refuses-sample.js';
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
  let members: Map<Role, TestUser>;
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
        caller: async () => (await api.as(keyOwner.owner).call('apiKey.create', {})).data.secret,
        orgId: keyOwner.orgId,
      },
    ];
    members = new Map();
    for (const role of roles) {
      const member = await api.user();
      await api.member(victim.ids.org_id, member, role);
      members.set(role, member);
    }
    before = await snapshot(db, victim.ids.org_id);
  });
  afterAll(() => api.close());

  /** Whether the organization is as it was. What one operation changed is not said of the next one, too. */
  const isUntouched = async () => {
    const last = before;
    before = await snapshot(db, victim.ids.org_id);
    return before === last;
  };

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
  /** What an operation answers to the one it is for, and what began inside of its transactions that is no statement. */
  const askIn = async (id: OperationId, operation: Operation, world: World) => {
    const caller = await callerOf(operation, world);
    const whole = named(id, operation);
    const input = (ids: Ids) => merge(whole.input(ids), drawable[id] ?? {});
    watch.start();
    const { status, body } = await send(id, caller, { ...whole, input }, world.ids);
    const outside = watch.stop();
    return { answer: { status, code: body.code }, outside };
  };

  // Each half on one engine; both halves on both by `npm run prove -- engines`. What happens inside of a transaction is seen on PGlite alone.
  if (isAsked(engine, 'pglite'))
    it.each(leastHarmFirst)(
      '%s works for those it is for, with nothing but statements in transactions [P.tenant]',
      async (id, operation) => {
        const refusal = refusesSample[id];
        const expected = refusal ? { status: errors[refusal][0], code: refusal } : { status: 200, code: undefined };
        let asked = await askIn(id, operation, await worlds.next());
        // What it needs may have been taken from the world by one before: then a new world says.
        if (!isDeepStrictEqual(asked.answer, expected)) {
          worlds.wornOut();
          asked = await askIn(id, operation, await worlds.next());
        }
        expect(asked.answer).toEqual(expected);
        // The driver of a PostgreSQL server is the network.
        if (engine === 'pglite') expect(asked.outside).toEqual([]);
      },
    );

  if (isAsked(engine, 'postgres')) {
    it.each(operations)('%s treats what is foreign as what is missing [P.tenant]', async (id, operation) => {
      for (const { name, caller, orgId } of strangers) {
        const who = await caller();
        // Operations with keys may end the one that calls them.
        const next = async () => (id.startsWith('apiKey.') ? caller() : who);
        for (const attempt of attempts(id, operation, orgId)) {
          const answer = await send(id, await next(), attempt, victim.ids);
          const twin = await send(id, await next(), attempt, missingIds());
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
      expect(await isUntouched()).toBe(true);
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
          const member = members.get(role);
          for (const attempt of attempts(id, operation, victim.ids.org_id)) {
            const { status, text } = await send(id, member, attempt, victim.ids);
            expect({ role, attempt: attempt.name, status }).toEqual({
              role,
              attempt: attempt.name,
              status: wanted(attempt, operation),
            });
            expect(text).not.toContain(victim.canary);
          }
          expect(await isUntouched()).toBe(true);
        }
      },
    );
  }
});

const isOfOrg = ({ who }: Operation) => who !== 'public' && who !== 'signed-in' && who !== 'operator';

/** A field in a place where the contract does not have it is refused before anything else, but for large bodies: who may send one is asked first. */
const wanted = ({ name }: Attempt, { bodyLimit, namesOrg }: Operation) => {
  if (namesOrg && (name === 'without an organization' || name === 'in a header')) return 400;
  return name === 'in the query too' && !bodyLimit ? 400 : 403;
};

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
