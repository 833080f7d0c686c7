import { contract, type Operation, type OperationId } from '@swapt/shared/contract';
import { jobs } from '../../../app/joined.js';
import { runDueJobs } from '../../jobs/run-jobs.js';
import { makePageToken } from '../../../modules/submissions/page-token.js';
import { makeViewToken } from '../../../scan-ingestion/view-token.js';
import { openStand as promoStand, stand } from '../../../testing/stores/promo-stand.js';
import { testApp, type SendOptions, type TestApp } from '../../../testing/app.js';
import { insertFormPage, rightAnswers } from '../../../testing/rows/form-page.js';
import { describeOnEngines } from '../../../testing/harness.js';
import { openCardTill } from '../../../testing/stores/card-till.js';
import { openTill } from '../../../testing/stores/till.js';

interface Shop {
  input: object;
  /** Another request of the same operation, about the same shop. */
  other: object;
}

interface Writer {
  /** A new organization and a request about what is its own. */
  shop: () => Promise<Shop>;
  /** The rows that the operation writes, over all organizations. */
  effects: string;
  /** Names nothing of an organization. */
  isOfNobody?: true;
  /** Works outside of the database: who comes meanwhile is told to wait. */
  isLong?: true;
}

describeOnEngines('a stranger’s Idempotency-Key', ({ db }) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await testApp(db);
  });
  afterAll(() => test.close());

  const code = async () => {
    const { orgId, owner } = await test.organization();
    const made = { org_id: orgId, name: 'Coffee', type: 'link', target: 'https://example.com/' } as const;
    const { data } = await test.as(owner).call('codes.create', made);
    return { orgId, owner, codeId: data.code_id, slug: data.slug };
  };
  const formPage = async () => {
    const { orgId } = await test.organization();
    return insertFormPage(db, orgId);
  };
  const both = async (make: () => Promise<object>): Promise<Shop> => ({ input: await make(), other: await make() });

  const writers: Partial<Record<OperationId, Writer>> = {
    'analytics.collect': {
      effects: 'select coalesce(sum(hits), 0) as n from page_events',
      isOfNobody: true,
      shop: async () => {
        const events = (path: string) => ({ events: [{ name: 'page_view', path }] });
        return { input: events('/a'), other: events('/b') };
      },
    },
    'analytics.appendScan': {
      effects: 'select count(*) as n from scans',
      shop: async () => {
        const { orgId, codeId } = await code();
        return both(async () => ({ token: await makeViewToken(test.services, { orgId, codeId }) }));
      },
    },
    'analytics.appendSubmit': {
      effects: 'select count(*) as n from submissions',
      shop: async () => {
        const { orgId, pageId } = await formPage();
        return both(async () => ({ token: await makePageToken(test.services, { orgId, pageId }) }));
      },
    },
    'analytics.submitData': {
      effects: 'select count(*) as n from submissions',
      shop: async () => {
        const { pageId } = await formPage();
        const fields = (first_name: string) => ({ page_id: pageId, fields: { ...rightAnswers, first_name } });
        return { input: fields('Ada'), other: fields('Eve') };
      },
    },
    'codes.redeem': {
      effects: 'select count(*) as n from one_time_codes where used_at is not null',
      shop: async () => {
        const { orgId, owner, codeId } = await code();
        const batch = { org_id: orgId, base_code_id: codeId };
        const { data } = await test.as(owner).call('codes.createOneTime', { ...batch, amount: 2 });
        await runDueJobs(test.services, jobs);
        const list = await test.as(owner).call('codes.oneTimeList', { ...batch, batch_id: data.batch_id });
        const [one, two] = list.data.map(({ slug }) => ({ id: slug }));
        return { input: one ?? {}, other: two ?? {} };
      },
    },
    'orders.create': {
      effects: 'select count(*) as n from orders',
      shop: async () => {
        const { asked, buyer } = await openTill(test);
        return { input: asked(), other: asked({ contact: { ...buyer, name: 'Alex Berg' } }) };
      },
    },
    'orders.mailCode': {
      effects: "select count(*) as n from jobs where kind = 'myOrders.mailCode'",
      shop: async () => {
        const { storeId: store_id, buyer } = await openTill(test);
        return { input: { store_id, email: buyer.email }, other: { store_id, email: `other.${buyer.email}` } };
      },
    },
    'orders.withdraw': {
      effects: "select count(*) as n from orders where status = 'canceled'",
      shop: async () => {
        const { storeId: store_id, place } = await openTill(test);
        return both(async () => ({ store_id, link: (await place()).link }));
      },
    },
    'payments.paymentIntent': {
      effects: 'select count(*) as n from payments',
      isLong: true,
      shop: async () => {
        const { asked, mug } = await openCardTill(test);
        const { tender: _, ...input } = asked();
        return { input, other: { ...input, items: [{ variant_id: mug, quantity: 2 }] } };
      },
    },
    'promoLock.validate': {
      effects: 'select count(*) as n from promo_grants',
      isOfNobody: true,
      isLong: true,
      shop: async () => {
        const { storeId: store_id } = await promoStand(test);
        const input = { promo_code: 'stand10', store_id, ...stand };
        return { input, other: { ...input, latitude: stand.latitude + 0.0001 } };
      },
    },
    'reports.create': {
      effects: 'select count(*) as n from reports',
      shop: async () => {
        const { slug } = await code();
        const about = (note: string) => ({ kind: 'code', id: slug, reason: 'scam', note });
        return { input: about('one'), other: about('two') };
      },
    },
    'aiqr.generate': {
      effects: 'select count(*) as n from ai_pictures',
      isOfNobody: true,
      isLong: true,
      shop: async () => {
        const inputWith = (prompt: string) => ({ prompt, style: 'mosaic', target: 'https://example.com/', seed: 1 });
        return { input: inputWith('bread'), other: inputWith('cake') };
      },
    },
  };

  // What they do counts once by itself, whoever asks for it how often: there is nothing that a key could add.
  const onceAnyway: OperationId[] = ['payments.intent', 'payments.success', 'payments.testPay'];

  let address = 0;
  /** Each time from another network: what is tried here is the key and not the limits. */
  const send = (id: OperationId, input: object, idempotencyKey?: string) => {
    address += 1;
    const from = `203.${address >> 8}.${address & 255}.7`;
    return test.as().send(id, input, { from, ...(idempotencyKey && { idempotencyKey }) } satisfies SendOptions);
  };
  const count = async ({ effects }: Writer) => (await db.system((tx) => tx.query<{ n: number }>(effects)))[0]?.n ?? 0;
  const all = Object.entries(writers) as [OperationId, Writer][];

  it('is asked of every public operation of the contract that writes', () => {
    const open = Object.entries<Operation>(contract).filter(
      ([, { who, method, readsOnly }]) => who === 'public' && method === 'POST' && !readsOnly,
    );
    expect(open.map(([id]) => id).sort()).toEqual([...Object.keys(writers), ...onceAnyway].sort());
  });

  it.each(all)('never lets %s take effect twice, and gives the same reply again', async (id, writer) => {
    const { input, other } = await writer.shop();
    const key = crypto.randomUUID();
    const before = await count(writer);
    const first = await send(id, input, key);
    expect({ id, status: first.status, text: first.text }).toMatchObject({ status: 200 });
    const again = await send(id, input, key);
    expect([again.status, again.text]).toEqual([200, first.text]);
    expect(await count(writer)).toBe(before + 1);
    const mismatch = await send(id, other, key);
    expect([mismatch.status, mismatch.body.code]).toEqual([422, 'idempotency.mismatch']);
    expect(await count(writer)).toBe(before + 1);
    expect((await send(id, other, crypto.randomUUID())).status).toBe(200);
  });

  it.each(all)('never lets %s take effect twice when it comes 20 times at once', async (id, writer) => {
    const { input } = await writer.shop();
    const [key, before] = [crypto.randomUUID(), await count(writer)];
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(id, input, key)));
    const done = answers.filter(({ status }) => status === 200);
    expect(new Set(done.map(({ text }) => text)).size).toBe(1);
    const others = answers.filter(({ status }) => status !== 200).map(({ body }) => body.code);
    expect(new Set(others)).toEqual(new Set(writer.isLong && others.length ? ['idempotency.in_progress'] : []));
    expect(await count(writer)).toBe(before + 1);
  });

  it.each(all.filter(([, { isOfNobody }]) => !isOfNobody))(
    'of %s says nothing about another organization’s thing',
    async (id, writer) => {
      const [one, two] = [await writer.shop(), await writer.shop()];
      const [key, before] = [crypto.randomUUID(), await count(writer)];
      for (const { input } of [one, two]) expect((await send(id, input, key)).status).toBe(200);
      expect(await count(writer)).toBe(before + 2);
    },
  );

  it.each(all)('of %s is refused when it can be guessed', async (id, { shop }) => {
    const { input } = await shop();
    const { status, body } = await send(id, input, 'x'.repeat(15));
    expect([status, body.code]).toEqual([400, 'request.invalid']);
  });

  it('is not shared with somebody who is signed in', async () => {
    const { owner } = await test.organization();
    const events = { events: [{ name: 'page_view' as const, path: '/signed-in' }] };
    const idempotencyKey = crypto.randomUUID();
    expect((await send('analytics.collect', events, idempotencyKey)).status).toBe(200);
    const other = { events: [{ name: 'page_view' as const, path: '/other' }] };
    expect((await test.as(owner).send('analytics.collect', other, { idempotencyKey })).status).toBe(200);
  });
});
