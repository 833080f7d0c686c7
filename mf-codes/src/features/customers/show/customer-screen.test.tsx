import { apiError, renderScreen, type FakeApi } from '@swapt/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import CustomerScreen from './customer-screen.js';
import { testActivity, testCustomer, testSubmission } from '../../../testing/test-customer.js';

const ada = testCustomer();
const bea = testCustomer({
  customer_id: '0198a000-0000-7000-8000-00000000c002',
  name: 'Bea',
  email: 'bea@example.com',
});
const code = { code_id: '0198a000-0000-7000-8000-00000000b001', code_name: 'Flyer' };
const page = { page_id: '0198a000-0000-7000-8000-00000000a001', page_name: 'Newsletter' };
const history = [
  testActivity({ kind: 'merged', by: 'Olga', detail: { name: 'A. Byron', email: 'a@example.com', source: 'a form' } }),
  testActivity({ kind: 'submission', ...page, ...code }),
  testActivity({ kind: 'scan', ...code, detail: { source: 'scan', country: 'IT' } }),
  testActivity({ kind: 'renamed', by: 'Olga', detail: { from: 'Ada', to: 'Ada Byron' } }),
  testActivity({ kind: 'tagged', detail: { tags: 'vip' } }),
  testActivity({ kind: 'noted' }),
  testActivity({ kind: 'contact', detail: { email: 'ada@work.example' } }),
  testActivity({ kind: 'created', detail: { source: 'a form' } }),
];
const list = <T,>(data: T[]) => ({ data, page: 1, pageSize: 10, total: data.length });
const api: FakeApi = {
  'customers.get': () => ({ data: ada }),
  'customers.tags': () => ({ data: [] }),
  'customers.list': () => list([ada, bea]),
  'customers.suggestions.list': () => list([]),
  'submissions.list': () => list([testSubmission()]),
  'analytics.customerActivity': () => list(history),
  'analytics.customerInteraction': () => ({
    data: [
      {
        kind: 'code',
        id: code.code_id,
        name: 'Flyer',
        scans: 2,
        submissions: 1,
        first_at: ada.first_seen_at,
        last_at: ada.last_seen_at,
      },
      {
        kind: 'page',
        id: page.page_id,
        name: '',
        scans: 0,
        submissions: 1,
        first_at: ada.first_seen_at,
        last_at: ada.last_seen_at,
      },
    ],
  }),
};
const show = (extra: FakeApi = {}, options: object = {}) =>
  renderScreen(<CustomerScreen />, {
    api: { ...api, ...extra },
    path: '/admin/customers/:customerId',
    route: `/admin/customers/${ada.customer_id}`,
    ...options,
  });

describe('a customer', () => {
  it('is shown with every address, what they met, what they sent and what happened to the record [A.customers]', async () => {
    const { inputs } = show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Ada Byron' })).toBeVisible();
    const about = within(screen.getByRole('region', { name: 'About' }));
    expect(about.getByRole('link', { name: 'ada@work.example' })).toHaveAttribute('href', 'mailto:ada@work.example');
    expect(about.getByText('From a form, not confirmed')).toBeVisible();
    expect(about.getByRole('link', { name: '+12015550123' })).toHaveAttribute('href', 'tel:+12015550123');
    const met = await screen.findByRole('region', { name: 'Codes and pages' });
    expect(await within(met).findByText(/2 scans, 1 form,/)).toBeVisible();
    expect(within(met).getByRole('link', { name: 'A deleted page' })).toBeVisible();
    expect(await screen.findByText('More tea')).toBeVisible();
    const lines = within(screen.getByRole('region', { name: 'History' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(lines).toEqual([
      expect.stringContaining('A. Byron (a@example.com) was merged into this record, because a form contained both'),
      expect.stringContaining('Sent the form of Newsletter after scanning Flyer'),
      expect.stringContaining('Scanned Flyer in Italy'),
      expect.stringContaining('Renamed from Ada to Ada Byron'),
      expect.stringContaining('Tags changed to vip'),
      expect.stringContaining('The note was changed'),
      expect.stringContaining('ada@work.example was added'),
      expect.stringContaining('Became a customer through a form'),
    ]);
    expect(lines[0]).toContain('by Olga');
    expect(inputs('analytics.customerActivity')[0]).toMatchObject({ id: ada.customer_id });
  });

  it('is edited in a dialog, which says at the field that an address is another customer’s and keeps it [A.customers]', async () => {
    let isTaken = true;
    const { user, inputs } = show({
      'customers.update': () => {
        if (isTaken)
          throw apiError('customer.contact_taken', { fields: { 'data.email': 'Another customer already has this.' } });
        return { data: ada };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Edit customer' }));
    await user.clear(dialog.getByLabelText('E-mail'));
    await user.type(dialog.getByLabelText('E-mail'), 'bea@example.com');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Another customer already has this.')).toBeVisible();
    expect(dialog.getByLabelText('E-mail')).toHaveValue('bea@example.com');
    isTaken = false;
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(inputs('customers.update')[1]).toMatchObject({
      id: ada.customer_id,
      data: { name: 'Ada Byron', email: 'bea@example.com', tags: ['vip'], note: 'Likes tea' },
    });
    expect(inputs('customers.update')[1]?.data).not.toHaveProperty('phone');
  });

  it('says what was saved of it, not what was emptied and stays [A.customers]', async () => {
    const { user, notices } = show({ 'customers.update': () => ({ data: { ...ada, note: 'Likes coffee' } }) });
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Edit customer' }));
    await user.clear(dialog.getByLabelText('Phone'));
    await user.clear(dialog.getByLabelText('Note'));
    await user.type(dialog.getByLabelText('Note'), 'Likes coffee ');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(notices.at(-1)?.text).toBe('“Ada Byron” is saved: new note.'));
  });

  it('is merged with another who is looked for by name, and never with itself [A.customers]', async () => {
    const { user, inputs, notices } = show({ 'customers.merge': () => ({ data: ada }) });
    await user.click(await screen.findByRole('button', { name: 'Merge' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Merge with Ada Byron' }));
    await user.click(dialog.getByRole('button', { name: 'Merge' }));
    expect(await dialog.findByText('Choose the other customer.')).toBeVisible();
    await user.click(dialog.getByRole('combobox'));
    expect(screen.queryByTitle(/^Ada Byron/)).toBeNull();
    await user.click(await screen.findByTitle(/^Bea · bea@example.com/));
    await user.click(dialog.getByRole('button', { name: 'Merge' }));
    await waitFor(() => expect(notices[0]?.text).toBe('The two customers were merged.'));
    expect(inputs('customers.merge')).toEqual([
      expect.objectContaining({ id: ada.customer_id, other_id: bea.customer_id }),
    ]);
  });

  it('shows who may be the same person, and the team merges them or says that they are not [A.customers]', async () => {
    const pair = { one: bea, other: ada, phone: '+12015550123', at: '2026-11-20T10:00:00.000Z' };
    const { user, inputs, questions, notices } = show({
      'customers.suggestions.list': () => list([pair]),
      'customers.suggestions.dismiss': ({ id, other_id }) => ({ data: { customer_id: id, other_id } }),
      'customers.merge': () => ({ data: ada }),
    });
    const panel = within(await screen.findByRole('region', { name: 'Possible duplicates' }));
    expect(panel.getByRole('link', { name: 'Bea' })).toHaveAttribute('href', `/admin/customers/${bea.customer_id}`);
    expect(panel.getByText(/Both gave \+12015550123/)).toBeVisible();
    const dismiss = 'Not the same person: Bea (bea@example.com) and Ada Byron (ada@example.com)';
    await user.click(panel.getByRole('button', { name: dismiss }));
    await waitFor(() => expect(notices[0]?.text).toBe('We keep them as two customers and will not ask again.'));
    await user.click(
      panel.getByRole('button', { name: 'Merge Bea (bea@example.com) into Ada Byron (ada@example.com)' }),
    );
    await waitFor(() => expect(inputs('customers.merge')).toHaveLength(1));
    expect(questions).toEqual(['Merge Bea (bea@example.com) into Ada Byron (ada@example.com)?']);
    // The record that is looked at stays.
    const sent = { id: ada.customer_id, other_id: bea.customer_id };
    expect([inputs('customers.suggestions.dismiss')[0], inputs('customers.merge')[0]]).toEqual([
      expect.objectContaining(sent),
      expect.objectContaining(sent),
    ]);
  });

  it('is told apart from another of the same name, also where they share the number [A.customers]', async () => {
    const bare = { ...ada, email: '' };
    const twin = {
      ...bare,
      customer_id: '0198a000-0000-7000-8000-00000000c003',
      first_seen_at: '2026-11-09T10:00:00.000Z',
    };
    const about = { phone: ada.phone, at: '2026-11-20T10:00:00.000Z' };
    const pairs = [
      { one: ada, other: { ...bea, name: 'Ada Byron' }, ...about },
      { one: bare, other: twin, ...about },
    ];
    show({ 'customers.suggestions.list': () => list(pairs) });
    const panel = within(await screen.findByRole('region', { name: 'Possible duplicates' }));
    const names = panel.getAllByRole('button', { name: /^Merge/ }).map((button) => button.getAttribute('aria-label'));
    expect(names).toEqual([
      'Merge Ada Byron (bea@example.com) into Ada Byron (ada@example.com)',
      expect.stringMatching(/^Merge Ada Byron \(first seen Nov 9, .+\) into Ada Byron \(first seen Nov 1, .+\)$/),
    ]);
  });

  it('leaves the panel when a colleague has settled the pair, and says so once when it is merged here', async () => {
    const pair = { one: ada, other: bea, phone: ada.phone, at: '2026-11-20T10:00:00.000Z' };
    let pairs = [pair, { ...pair, other: { ...bea, customer_id: '0198a000-0000-7000-8000-00000000c003', name: 'Cy' } }];
    const { user, notices } = show({
      'customers.suggestions.list': () => list(pairs),
      'customers.suggestions.dismiss': () => {
        pairs = pairs.slice(0, 1);
        throw apiError('customer.not_found');
      },
      'customers.merge': () => {
        pairs = [];
        return { data: ada };
      },
    });
    await user.click(await screen.findByRole('button', { name: /^Not the same person: .* and Cy/ }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Cy' })).toBeNull());
    expect(notices).toEqual([]);
    await user.click(screen.getByRole('button', { name: /^Merge Bea/ }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Possible duplicates' })).toBeNull());
    expect(notices).toMatchObject([{ kind: 'success', text: 'The two customers were merged.' }]);
  });

  it('offers no merge to who may only look', async () => {
    const pair = { one: bea, other: ada, phone: '+12015550123', at: '2026-11-20T10:00:00.000Z' };
    show({ 'customers.suggestions.list': () => list([pair]) }, { role: 'viewer' });
    const panel = within(await screen.findByRole('region', { name: 'Possible duplicates' }));
    expect(panel.queryByRole('button')).toBeNull();
  });

  it('is deleted after a question that says what goes, and only then [A.customers]', async () => {
    const gone: FakeApi = { 'customers.delete': ({ id }) => ({ data: { customer_id: id } }) };
    const no = show(gone, { confirms: false });
    await no.user.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(no.questions).toEqual(['Delete Ada Byron?']));
    expect(no.inputs('customers.delete')).toEqual([]);
    no.unmount();
    const { user, address, notices } = show(gone);
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(address()).toBe('/admin/customers'));
    expect(notices[0]?.text).toBe('Ada Byron was deleted.');
  });

  it('that does not exist leads back to the list', async () => {
    show({
      'customers.get': () => {
        throw apiError('customer.not_found');
      },
    });
    expect(await screen.findByRole('heading', { name: 'This customer does not exist.' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all customers' })).toBeVisible();
  });
});
