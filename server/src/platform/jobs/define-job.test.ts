import { jobNames } from '@swapt/shared/values';
import { Type } from 'typebox';
import type { Tx } from '../db/database.js';
import { noOrg } from '../db/no-org.js';
import { jobs } from '../../app/joined.js';
import { describeOnEngine, testServices } from '../../testing/harness.js';
import { findStatements } from '../db/statements/find-statements.js';
import { byKind, defineJob, noPayload } from './define-job.js';
import { enqueue } from './enqueue.js';
import { insertJob } from './jobs.sql.js';
import { statementsAlone, threePhases } from './job-run.js';
import { runDueJobs } from './run-jobs.js';

const now = new Date('2026-11-20T10:00:00Z');
const seen: string[] = [];

const greet = defineJob({
  kind: 'greet',
  name: undefined,
  payload: Type.Object({ name: Type.String({ maxLength: 10 }), at: Type.String({ format: 'date-time' }) }),
  run: statementsAlone(async (_tx, { payload }) => {
    seen.push(payload.name.toUpperCase());
    // @ts-expect-error what was not declared is not there
    seen.push(payload.surname);
  }),
});
const rest = defineJob({
  kind: 'rest',
  payload: noPayload,
  name: undefined,
  run: statementsAlone(async () => undefined),
});

describeOnEngine('a kind of job', ({ db }) => {
  const ask = (payload: unknown, kind = 'greet') =>
    db.system((tx) =>
      insertJob(tx, { org_id: noOrg, job_id: crypto.randomUUID(), kind, payload, dedupe_key: null }, now, now),
    );
  const rows = () => db.system((tx) => tx.query('select state, attempts, last_error from jobs order by kind'));
  afterEach(async () => {
    seen.length = 0;
    await db.system((tx) => tx.query('delete from jobs'));
  });

  it('works with what it was asked with', async () => {
    const payload = { name: 'Kim', at: now.toISOString() };
    await db.system((tx) => enqueue(tx, greet, { orgId: noOrg, payload, now }));
    await runDueJobs(testServices(db), byKind([greet, rest]));
    expect(seen[0]).toBe('KIM');
    expect(await rows()).toMatchObject([{ state: 'done' }]);
  });

  it.each([
    ['nothing', {}, '"name":"This is required."'],
    ['other types', { name: 7, at: now.toISOString() }, '"name":"This must be text."'],
    ['no moment', { name: 'Kim', at: 'soon' }, '"at":"This must be a date and time'],
    ['no fields at all', ['Kim'], '"request":"This must be a group of fields."'],
  ])('fails without being run when its row carries %s', async (_, payload, says) => {
    await ask(payload);
    await ask({}, 'rest');
    expect(await runDueJobs(testServices(db), byKind([greet, rest]))).toBe(2);
    expect(seen).toEqual([]);
    const [first, second] = await rows();
    expect(first).toMatchObject({ state: 'waiting', attempts: 1 });
    expect(first?.last_error).toContain('The payload does not fit');
    expect(first?.last_error).toContain(says);
    expect(second).toMatchObject({ state: 'done' });
  });

  it('does not repeat in its error what it was asked with, which may be personal', async () => {
    await ask({ name: 'kim@example.com', at: 'kim@example.com' });
    await runDueJobs(testServices(db), byKind([greet]));
    expect(JSON.stringify(await rows())).not.toContain('kim');
  });

  it('with no payload refuses one', async () => {
    await ask({ name: 'Kim' }, 'rest');
    await runDueJobs(testServices(db), byKind([rest]));
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 1 }]);
  });
});

describe('kinds of jobs', () => {
  it('are there once each', () => {
    const again = { ...rest, payload: greet.payload };
    expect(() => byKind([greet, rest, again])).toThrow('Two jobs are of the kind “rest”');
  });

  it('that the console lists carry ids and moments alone: what failed keeps what it was asked with', () => {
    const isPlain = ({ format, enum: choices }: { format?: string; enum?: unknown }) =>
      format === 'uuid' || format === 'date-time' || choices !== undefined;
    const shown = [...jobs.values()].filter(({ name }) => name);
    const fields = shown.flatMap(({ kind, payload }) =>
      Object.entries((payload as { properties?: Record<string, object> }).properties ?? {}).map(
        ([field, schema]) => [`${kind} ${field}`, schema] as const,
      ),
    );
    expect(fields.length).toBeGreaterThan(0);
    expect(fields.filter(([, schema]) => !isPlain(schema)).map(([field]) => field)).toEqual([]);
  });

  it('are listed by the console but those that no organization sees, and every name there has one', () => {
    const hidden = [...jobs.values()].filter(({ name }) => !name).map(({ kind }) => kind);
    expect(hidden.sort()).toEqual([
      ...['account.askForCustomer', 'identity.changeEmail', 'identity.reset', 'myOrders.mailCode', 'org.erase'],
      ...['promoLocks.expire', 'square.checkout', 'square.refresh', 'square.refund', 'square.revoke'],
      ...['stripe.account', 'stripe.domain', 'stripe.intent', 'stripe.refund', 'vendors.event'],
    ]);
    expect([...new Set([...jobs.values()].flatMap(({ name }) => name ?? []))].sort()).toEqual([...jobNames]);
  });

  it('that a statement names are declared', () => {
    const texts = findStatements().statements.flatMap(({ texts: own }) => own);
    const named = texts.flatMap((text) =>
      [...text.matchAll(/\bkind (?:= |in \()((?:'[a-z.]+\.[A-Za-z]+'(?:, )?)+)/g)].flatMap(([, kinds]) =>
        [...(kinds ?? '').matchAll(/'([^']+)'/g)].map(([, kind]) => kind ?? ''),
      ),
    );
    expect(named).toContain('codes.oneTime');
    expect(named.filter((kind) => !jobs.has(kind))).toEqual([]);
  });
});

/** Never run: what the types refuse. */
export async function misuse(tx: Tx): Promise<void> {
  const orgId = noOrg;
  const payload = { name: 'Kim', at: now.toISOString() };
  // @ts-expect-error a field is missing
  await enqueue(tx, greet, { orgId, payload: { name: 'Kim' }, now });
  // @ts-expect-error a field is of another type
  await enqueue(tx, greet, { orgId, payload: { ...payload, name: 7 }, now });
  // @ts-expect-error nobody declared this field
  await enqueue(tx, greet, { orgId, payload: { name: 'Kim', at: '', surname: 'Lee' }, now });
  // @ts-expect-error this one takes nothing
  await enqueue(tx, rest, { orgId, payload: { name: 'Kim' }, now });
  // @ts-expect-error a kind is no text
  await enqueue(tx, 'greet', { orgId, payload, now });
  defineJob({
    kind: 'phases',
    name: undefined,
    payload: Type.Object({ count: Type.Integer() }),
    run: threePhases({
      // @ts-expect-error a number is read, and the work takes a text
      begin: async (_tx, job) => job.payload.count,
      work: async (count: string) => count,
      end: async () => undefined,
    }),
  });
}
