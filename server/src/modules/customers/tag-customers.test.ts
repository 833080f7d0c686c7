import { customerTagLimits } from '@swapt/shared/values';
import { testApp, type TestApp, type TestUser } from '../../testing/app.js';
import { describeOnEngine, describeOnPostgres } from '../../testing/harness.js';
import { touchCustomer } from './touch-customer.js';

describeOnEngine('tags of many customers', ({ db }) => {
  let test: TestApp;
  let orgId: string;
  let owner: TestUser;
  beforeAll(async () => {
    test = await testApp(db);
  });
  beforeEach(async () => {
    ({ orgId, owner } = await test.organization());
  });
  afterAll(() => test.close());

  const insert = async (name: string, tags: string[] = []) => {
    const id = await db.org(orgId, (tx) =>
      touchCustomer(tx, orgId, { source: 'a form', at: test.services.now(), name, email: `${name}@example.com` }),
    );
    if (!id) throw new Error('nobody');
    if (tags.length > 0) await test.as(owner).call('customers.update', { org_id: orgId, id, data: { tags } });
    return id;
  };
  const tag = async (action: 'tag' | 'untag', ids: string[], tags: string[]) => {
    test.services.setNow(new Date(test.services.now().getTime() + 1000));
    return (await test.as(owner).call('customers.tag', { org_id: orgId, customer_ids: ids, action, tags })).data;
  };
  const tagsOf = async (id: string) => (await test.as(owner).call('customers.get', { org_id: orgId, id })).data.tags;

  it('are added and taken away, and the reply says of each what changed [O.customers.list]', async () => {
    const [ada, bea] = [await insert('ada'), await insert('bea', ['vip'])];
    const added = await tag('tag', [ada, bea], [' VIP ', 'Regular']);
    expect(added).toEqual({
      changed: [
        { customer_id: ada, tags: ['vip', 'regular'] },
        { customer_id: bea, tags: ['regular'] },
      ],
      left: [],
    });
    expect(await tagsOf(bea)).toEqual(['vip', 'regular']);
    expect(await tag('tag', [bea], ['vip'])).toEqual({ changed: [], left: [] });

    for (const { customer_id, tags } of added.changed) await tag('untag', [customer_id], tags);
    expect([await tagsOf(ada), await tagsOf(bea)]).toEqual([[], ['vip']]);
    const { data } = await test.as(owner).call('analytics.customerActivity', { org_id: orgId, id: bea });
    expect(data.filter(({ kind }) => kind === 'tagged').map(({ detail }) => detail.tags)).toEqual([
      'vip',
      'vip, regular',
      'vip',
    ]);
  });

  it('are left as they are where there are too many, or nobody, each with the reason', async () => {
    const full = Array.from({ length: customerTagLimits.perCustomer }, (_, n) => `tag ${n}`);
    const [ada, bea] = [await insert('ada', full), await insert('bea')];
    const other = await test.organization();
    const { changed, left } = await tag('tag', [ada, bea, other.orgId], ['vip']);
    expect(changed).toEqual([{ customer_id: bea, tags: ['vip'] }]);
    expect(left).toEqual([
      { customer_id: ada, name: 'ada', reason: 'A customer has at most 20 tags.' },
      { customer_id: other.orgId, name: '', reason: 'This customer does not exist.' },
    ]);
    expect(await tagsOf(ada)).toHaveLength(20);
  });
});

describeOnPostgres('tags of customers that several change at once', ({ db }) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await testApp(db);
  });
  afterAll(() => test.close());

  it('are all there, also where the orders differ', async () => {
    const { orgId, owner } = await test.organization();
    const ids: string[] = [];
    for (const name of ['ada', 'bea', 'cyn']) {
      const sighting = { source: 'a form', at: test.services.now(), name, email: `${name}@example.com` };
      const id = await db.org(orgId, (tx) => touchCustomer(tx, orgId, sighting));
      if (id) ids.push(id);
    }
    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        test.as(owner).send('customers.tag', {
          org_id: orgId,
          customer_ids: n % 2 ? ids : ids.toReversed(),
          action: 'tag',
          tags: [`tag ${n}`],
        }),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    const { data } = await test.as(owner).call('customers.list', { org_id: orgId });
    expect(data.map(({ tags }) => tags.length)).toEqual([12, 12, 12]);
  });
});
