import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { apiQuery } from '../../client/query.js';
import { useShell } from '../../sdk/index.js';
import { apiError, renderScreen, testOrg, type FakeApi } from '../../testing/index.js';
import { DataList } from './data-list.js';
import { useListAddress } from './use-list-address.js';

const catalog = (name: string) => ({
  catalog_id: name,
  org_id: testOrg.org_id,
  name,
  products: 0,
  created_at: '2026-01-01T00:00:00Z',
});

function Catalogs() {
  const { call } = useShell();
  const address = useListAddress();
  const query = useQuery(apiQuery(call, 'catalogs.get', { ...address.paging, search: address.search || undefined }));
  return (
    <DataList
      query={query}
      address={address}
      noun="catalogs"
      rowKey={(row) => row.catalog_id}
      rowName={(row) => row.name}
      columns={[{ key: 'name', title: 'Name', render: (row) => row.name, onCard: 'head' }]}
      empty={{ title: 'No catalogs yet', action: <button>Create catalog</button> }}
    />
  );
}

/** What a search that stopped counting found. */
const many = { data: [catalog('Bread')], page: 1, pageSize: 24, total: 2500, total_is_minimum: true };

function ManyCatalogs() {
  const address = useListAddress();
  const query = useQuery({ queryKey: ['many'], queryFn: () => Promise.resolve(many) });
  return (
    <DataList
      query={query}
      address={address}
      noun="catalogs"
      searchHint="Name or place"
      rowKey={(row) => row.catalog_id}
      rowName={(row) => row.name}
      columns={[{ key: 'name', title: 'Name', render: (row) => row.name, onCard: 'head' }]}
      empty={{ title: 'No catalogs yet' }}
    />
  );
}

const two: FakeApi = {
  'catalogs.get': ({ page = 1, search }) => ({
    data: search === 'none' ? [] : [catalog(`Page ${page}`)],
    page,
    pageSize: 1,
    total: search === 'none' ? 0 : 2,
  }),
};

describe('a list', () => {
  beforeEach(() => {
    window.innerWidth = 1440;
  });

  it('says what to do next when nothing exists yet', async () => {
    renderScreen(<Catalogs />, { api: { 'catalogs.get': () => ({ data: [], page: 1, pageSize: 10, total: 0 }) } });
    expect(await screen.findByRole('heading', { name: 'No catalogs yet' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Create catalog' })).toBeVisible();
    expect(screen.queryByRole('search')).toBeNull();
  });

  it('says that there are more than were counted, and what its search finds', async () => {
    renderScreen(<ManyCatalogs />, { api: {} });
    expect(await screen.findByText('1–24 of 2,500+')).toBeVisible();
    expect(screen.getByLabelText('Search catalogs')).toHaveAttribute('placeholder', 'Name or place');
  });

  it('keeps the page in the address and starts again at the first when searched', async () => {
    const { user, address } = renderScreen(<Catalogs />, { api: two, route: '/?page=2' });
    expect(await screen.findByText('Page 2')).toBeVisible();
    await user.type(screen.getByLabelText('Search catalogs'), 'bread');
    await waitFor(() => expect(address()).toBe('/?search=bread'));
    expect(await screen.findByText('Page 1')).toBeVisible();
  });

  it('shows as many rows on a page as somebody wants, from the first page', async () => {
    const many: FakeApi = {
      'catalogs.get': ({ page = 1, pageSize = 10 }) => ({
        data: Array.from({ length: Math.min(pageSize, 34) }, (_, row) => catalog(`Bread ${page}-${row}`)),
        page,
        pageSize,
        total: 34,
      }),
    };
    const { user, address, inputs } = renderScreen(<Catalogs />, { api: many, route: '/?page=2&search=bread' });
    expect(await screen.findByText('Bread 2-9')).toBeVisible();
    await user.click(screen.getByRole('combobox', { name: /page size/i }));
    await user.click(await screen.findByText('50 / page'));
    expect(await screen.findByText('Bread 1-33')).toBeVisible();
    expect(address()).toBe('/?search=bread&size=50');
    expect(inputs('catalogs.get').at(-1)).toMatchObject({ page: 1, pageSize: 50, search: 'bread' });
  });

  it('asks for no more rows than there are sizes', async () => {
    const { inputs } = renderScreen(<Catalogs />, { api: two, route: '/?size=5000' });
    await screen.findByText('Page 1');
    expect(inputs('catalogs.get')[0]).not.toHaveProperty('pageSize');
  });

  it('offers to clear a search that finds nothing', async () => {
    const { user, address } = renderScreen(<Catalogs />, { api: two, route: '/?search=none' });
    await user.click(await screen.findByRole('button', { name: 'Clear search and filters' }));
    expect(await screen.findByText('Page 1')).toBeVisible();
    expect(address()).toBe('/');
    expect(screen.getByLabelText('Search catalogs')).toHaveValue('');
  });

  it('shows a failed call as a sentence with a way on [E.wrap]', async () => {
    let calls = 0;
    const { user } = renderScreen(<Catalogs />, {
      api: {
        'catalogs.get': () => {
          calls += 1;
          if (calls === 1) throw apiError('server.unavailable');
          return { data: [catalog('Bread')], page: 1, pageSize: 10, total: 1 };
        },
      },
    });
    expect(await screen.findByText('The service is briefly unavailable. Please try again.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Bread')).toBeVisible();
  });

  it('shows cards in place of a table on a phone', async () => {
    window.innerWidth = 390;
    renderScreen(<Catalogs />, { api: two });
    expect(await screen.findByText('Page 1')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('says the page on a phone in place of buttons that would not stand in one row', async () => {
    window.innerWidth = 390;
    const many: FakeApi = {
      'catalogs.get': ({ page = 1 }) => ({ data: [catalog(`Page ${page}`)], page, pageSize: 10, total: 1680 }),
    };
    const { user, address } = renderScreen(<Catalogs />, { api: many });
    expect(await screen.findByText('Page 1')).toBeVisible();
    expect(screen.getByTitle('1/168')).toHaveTextContent('1/168');
    expect(screen.queryByTitle('2')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'right' }));
    expect(await screen.findByText('Page 2')).toBeVisible();
    expect(address()).toBe('/?page=2');
  });
});
