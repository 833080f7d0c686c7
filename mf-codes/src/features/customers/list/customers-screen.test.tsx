import { apiError, recordDownloads, renderScreen, type FakeApi } from '@swapt/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import CustomersScreen from './customers-screen.js';
import { listOf, testCode } from '../../../testing/test-code.js';
import { testPage, viewOf } from '../../../testing/test-page.js';
import SubmissionsScreen from '../submissions-screen.js';
import { testCustomer, testSubmission } from '../../../testing/test-customer.js';

const ada = testCustomer();
const empty = { data: [], page: 1, pageSize: 10, total: 0 };
const segment = {
  segment_id: '0198a000-0000-7000-8000-00000000d001',
  name: 'Regulars',
  filter: { tags: ['vip'] },
  created_at: ada.first_seen_at,
};
const choices: FakeApi = {
  'bulkChanges.list': () => ({ data: [] }),
  'customers.tags': () => ({ data: [{ tag: 'vip', customers: 1 }] }),
  'customers.segments.list': () => ({ data: [segment] }),
  'codes.list': () => empty,
  'customers.suggestions.list': () => empty,
  'codes.get': () => ({ data: testCode({ name: 'Flyer of May' }) }),
  'pages.list': () => empty,
};
const listed: FakeApi = {
  ...choices,
  'customers.list': () => ({
    data: [ada, testCustomer({ customer_id: 'b', name: '', email: 'bea@example.com', phone: '', tags: [], scans: 0 })],
    page: 1,
    pageSize: 10,
    total: 2,
  }),
};

const files = recordDownloads();

describe('customers', () => {
  it.each([
    ['none', /does not recognize visitors, so new scans are not connected/],
    ['daily', /for one day only, so new scans are not connected/],
    ['cookie', /only with customers who agreed to the cookie/],
  ] as const)('say which scans stand with them while visitors are recognized by %s', async (visitor_mode, said) => {
    renderScreen(<CustomersScreen />, { api: listed, org: { visitor_mode } });
    await screen.findByRole('link', { name: 'Ada Byron' });
    expect(screen.getByText(said)).toBeVisible();
  });

  it('are listed as the address asks, with how they are reached and what they did [A.customers]', async () => {
    const route =
      '/?page=2&search=ada&tag=vip&seen=30day&reach=email&sort=scans&code=0198a000-0000-7000-8000-00000000b001';
    const { inputs } = renderScreen(<CustomersScreen />, { api: listed, route });
    const link = await screen.findByRole('link', { name: 'Ada Byron' });
    expect(link).toHaveAttribute('href', `/admin/customers/${ada.customer_id}`);
    expect(link.closest('tr')).toHaveTextContent('ada@example.com · +12015550123vip');
    expect(link.closest('tr')).toHaveTextContent('1,200');
    expect(screen.getByRole('link', { name: 'bea@example.com' })).toBeVisible();
    expect(await screen.findByTitle('Flyer of May')).toBeVisible();
    expect(inputs('customers.list')[0]).toMatchObject({
      page: 2,
      search: 'ada',
      tags: ['vip'],
      seen: '30day',
      reach: 'email',
      basedOn: 'scans',
      code_id: '0198a000-0000-7000-8000-00000000b001',
    });
  });

  it('are narrowed to one of any number of codes, found by its name at the server [A.customers]', async () => {
    const [first, other] = [
      testCode(),
      testCode({ code_id: '0198a000-0000-7000-8000-00000000b002', name: 'Old flyer' }),
    ];
    const { user, inputs, address } = renderScreen(<CustomersScreen />, {
      api: {
        ...listed,
        'codes.list': ({ filter }) => listOf(...(filter?.search === 'old' ? [other] : filter?.search ? [] : [first])),
        'codes.get': () => ({ data: other }),
      },
      path: '/',
    });
    const select = await screen.findByRole('combobox', { name: 'Code' });
    await user.click(select);
    expect(await screen.findByTitle('Summer menu')).toBeVisible();
    await user.type(select, 'nothing of this name');
    await waitFor(() => expect(screen.queryByTitle('Summer menu')).toBeNull());
    await user.clear(select);
    await user.type(select, 'old');
    await user.click(await screen.findByTitle('Old flyer'));
    await waitFor(() => expect(address()).toBe(`/?code=${other.code_id}`));
    expect(inputs('customers.list').at(-1)).toMatchObject({ code_id: other.code_id });
    expect(select.closest('.ant-select')).toHaveTextContent('Old flyer');
  });

  it('say what to do while there are none [A.customers]', async () => {
    const { user, address } = renderScreen(<CustomersScreen />, {
      api: { ...choices, 'customers.list': () => empty },
      path: '/',
    });
    expect(await screen.findByRole('heading', { name: 'No customers yet' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Export CSV' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Create a page' }));
    expect(address()).toBe('/admin/add-new-page');
  });

  it('are exported as interaction_data.csv with the filter of the list [A.customers, K.csvname]', async () => {
    const body = Buffer.from('\uFEFFName\r\nAda Byron\r\n').toString('base64');
    const { user, inputs, notices } = renderScreen(<CustomersScreen />, {
      api: { ...listed, 'analytics.exportCsv': () => ({ body }) },
      route: '/?search=ada&tag=vip',
    });
    await screen.findByRole('link', { name: 'Ada Byron' });
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(notices[0]?.text).toBe('interaction_data.csv is in your downloads.'));
    expect(inputs('analytics.exportCsv')).toEqual([
      expect.objectContaining({
        source: 'my-codes/customer',
        search: 'ada',
        tags: ['vip'],
        columns: ['name', 'tags', 'last', 'first', 'scans', 'forms', 'orders'],
        zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      }),
    ]);
    expect(files[0]?.name).toBe('interaction_data.csv');
    expect(await files[0]?.text()).toContain('Ada Byron');
  });

  it('say why they could not be exported [E.csv]', async () => {
    const refuse = () => {
      throw apiError('analytics.export_failed', { detail: 'There are more than 50,000 rows.' });
    };
    const { user, notices } = renderScreen(<CustomersScreen />, { api: { ...listed, 'analytics.exportCsv': refuse } });
    await screen.findByRole('link', { name: 'Ada Byron' });
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(notices[0]?.text).toBe('Failed to export CSV. There are more than 50,000 rows.'));
  });

  it('are kept as a segment, which is then shown and can be deleted [A.customers]', async () => {
    const { user, inputs, address } = renderScreen(<CustomersScreen />, {
      api: {
        ...listed,
        'customers.segments.save': () => ({ data: segment }),
        'customers.segments.delete': ({ segment_id }) => ({ data: { segment_id } }),
      },
      route: '/?tag=vip',
      path: '/',
    });
    await user.click(await screen.findByRole('button', { name: 'Save as segment' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Save as segment' }));
    await user.click(dialog.getByRole('button', { name: 'Save segment' }));
    expect(await dialog.findByText('Give the segment a name.')).toBeVisible();
    await user.type(dialog.getByLabelText('Name'), 'Regulars');
    await user.click(dialog.getByRole('button', { name: 'Save segment' }));
    await waitFor(() => expect(address()).toBe(`/?segment=${segment.segment_id}`));
    expect(inputs('customers.segments.save')).toEqual([
      expect.objectContaining({ name: 'Regulars', filter: { tags: ['vip'] } }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Delete segment' }));
    await waitFor(() => expect(address()).toBe('/'));
    expect(inputs('customers.segments.delete')).toEqual([expect.objectContaining({ segment_id: segment.segment_id })]);
  });
});

describe('sent forms', () => {
  it('are listed by page and code, opened as a whole, and exported under the day’s name [A.customers, K.csvname]', async () => {
    const { user, inputs } = renderScreen(<SubmissionsScreen />, {
      api: {
        ...choices,
        'pages.get': () => ({ data: viewOf(testPage({ name: 'Sign up here' })) }),
        'submissions.list': () => ({ ...empty, data: [testSubmission()], total: 1 }),
        'analytics.exportCsv': () => ({ body: 'QQ==' }),
      },
      route: '/?from=0198a000-0000-7000-8000-00000000a001&search=tea',
    });
    const row = (await screen.findByRole('link', { name: 'Ada Byron' })).closest('tr');
    expect(await screen.findByTitle('Sign up here')).toBeVisible();
    expect(row).toHaveTextContent('Newsletterby Flyer');
    expect(row).toHaveTextContent('Your wish: More tea');
    expect(inputs('submissions.list')[0]).toMatchObject({
      page_id: '0198a000-0000-7000-8000-00000000a001',
      search: 'tea',
      page: 1,
    });
    await user.click(screen.getByRole('button', { name: 'Open what Ada Byron sent' }));
    const dialog = screen.getByRole('dialog', { name: 'Sent by Ada Byron' });
    expect(dialog).toHaveTextContent('E-mailada@example.com');
    expect(dialog).toHaveTextContent('Agreed toKeep my answers');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(files[0]?.name).toMatch(/^submissions-\d{4}-\d\d-\d\d\.csv$/));
    expect(inputs('analytics.exportCsv')[0]).toMatchObject({
      search: 'tea',
      columns: ['who', 'from', 'answers', 'at'],
    });
  });
});
