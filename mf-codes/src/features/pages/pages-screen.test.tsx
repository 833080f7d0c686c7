import type { BulkChange } from '@swapt/shared/contract';
import {
  apiError,
  recordDownloads,
  renderScreen,
  scriptPayloads,
  testBulkChange,
  type FakeApi,
} from '@swapt/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import PagesScreen from './pages-screen.js';
import { listOfPages, testPage, viewOf } from '../../testing/test-page.js';

const draft = testPage();
const live = testPage({
  page_id: '018f0000-0000-7000-8000-00000000000e',
  name: 'Opening hours',
  title: 'When we are open',
  status: 'published',
  has_changes: true,
  page_name: 'hours',
  named_url: 'https://go.bakery.example/pitviper/hours',
  picture: '/images/a/b',
});
const quiet: FakeApi = { 'bulkChanges.list': () => ({ data: [] }) };
const listed: FakeApi = { ...quiet, 'pages.list': () => listOfPages(draft, live) };

const menuOf = async (user: ReturnType<typeof renderScreen>['user'], name: string) => {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  // A menu that was opened before stays in the page, out of sight.
  return within((await screen.findAllByRole('menu')).at(-1) ?? document.body);
};

/** Pages, and changes of many of them that are done as soon as they begin. */
function withMany(...pages: Parameters<typeof listOfPages>): FakeApi {
  let now: BulkChange[] = [];
  const become = (change: BulkChange) => {
    now = [change];
    return { data: change };
  };
  const done = { noun: 'pages', state: 'done', total: 2, done: 2, changed: 2 } as const;
  return {
    'pages.list': () => listOfPages(...pages),
    'bulkChanges.list': () => ({ data: now }),
    'bulkChanges.startPages': ({ action }) => become(testBulkChange({ ...done, action })),
    'bulkChanges.undo': () => become(testBulkChange({ ...done, state: 'undone', undone: 2 })),
  };
}

const saved = recordDownloads();

describe('pages', () => {
  it('are listed with how they are doing, by the page, search and status of the address [A.pages]', async () => {
    const { inputs } = renderScreen(<PagesScreen />, {
      api: listed,
      route: '/?page=2&search=menu&status=published&sort=views',
    });
    expect(await screen.findByRole('link', { name: 'Spring menu' })).toHaveAttribute(
      'href',
      `/admin/update-page/${draft.page_id}`,
    );
    expect(screen.getByRole('link', { name: 'Spring menu' }).closest('tr')).toHaveTextContent(/Draft.*Not public/);
    const row = screen.getByRole('link', { name: 'Opening hours' }).closest('tr');
    expect(row).toHaveTextContent('Changes not public');
    expect(row).toHaveTextContent('When we are open');
    expect(row).toHaveTextContent('/pitviper/hours');
    expect(screen.getByRole('columnheader', { name: 'Views, 30 days' })).toBeVisible();
    expect(row).toHaveTextContent('1,200');
    expect(row?.querySelector('img')).toHaveAttribute('src', '/images/a/b');
    expect(inputs('pages.list')).toEqual([
      { org_id: draft.org_id, page: 2, search: 'menu', status: 'published', sort: 'views' },
    ]);
  });

  it('say that the operator stopped one, since when, and that it is nowhere to be seen [A.pages]', async () => {
    const suspended = { ...live, held_at: '2026-11-03T10:00:00.000Z' };
    renderScreen(<PagesScreen />, { api: { ...quiet, 'pages.list': () => listOfPages(suspended) } });
    const row = (await screen.findByRole('link', { name: 'Opening hours' })).closest('tr');
    expect(row).toHaveTextContent(/Suspended by the operatorsince .*3.*2026/);
    expect(row).toHaveTextContent('Not public');
    expect(row).not.toHaveTextContent('/pitviper/hours');
  });

  it('begin with a first one, and an unknown status of the address is passed over [A.pages]', async () => {
    const { user, inputs, address } = renderScreen(<PagesScreen />, {
      api: { ...quiet, 'pages.list': () => listOfPages() },
      path: '/',
      route: '/?status=nonsense&page=1',
    });
    expect(await screen.findByRole('heading', { name: 'No pages found' })).toBeVisible();
    expect(inputs('pages.list')[0]).not.toHaveProperty('status', 'nonsense');
    await user.click(screen.getByRole('button', { name: 'New page' }));
    expect(address()).toBe('/admin/add-new-page');
  });

  it('are copied with their draft, and the copy opens [A.pages]', async () => {
    const { user, inputs, address } = renderScreen(<PagesScreen />, {
      path: '/',
      api: {
        ...listed,
        'pages.get': () => ({ data: viewOf(draft) }),
        'pages.create': ({ name }) => ({ data: testPage({ page_id: 'copy', name }) }),
      },
    });
    const menu = await menuOf(user, 'Spring menu');
    await user.click(menu.getByText('Make a copy'));
    await waitFor(() => expect(address()).toBe('/admin/update-page/copy'));
    expect(inputs('pages.create')).toEqual([{ org_id: draft.org_id, name: 'Copy of Spring menu', draft: draft.draft }]);
  });

  it('are taken from public view and deleted after a question, and come back by Undo [A.pages]', async () => {
    const { user, inputs, questions, notices } = renderScreen(<PagesScreen />, {
      api: {
        ...listed,
        'pages.unpublish': () => ({ data: testPage({ status: 'draft' }) }),
        'pages.delete': ({ page_id }) => ({ data: { page_id } }),
        'pages.restore': () => ({ data: draft }),
      },
    });
    const menu = await menuOf(user, 'Opening hours');
    await user.click(menu.getByText('Unpublish'));
    await waitFor(() => expect(inputs('pages.unpublish')).toEqual([{ org_id: live.org_id, page_id: live.page_id }]));
    const other = await menuOf(user, 'Spring menu');
    await user.click(other.getByText('Delete'));
    await waitFor(() => expect(inputs('pages.delete')).toHaveLength(1));
    expect(questions).toEqual(['Unpublish “Opening hours”?', 'Delete “Spring menu”?']);
    notices.find(({ action }) => action)?.action?.run();
    await waitFor(() => expect(inputs('pages.restore')).toEqual([{ org_id: draft.org_id, page_id: draft.page_id }]));
  });

  it('are deleted together after one question, in the background, where it is told and undone [A.pages]', async () => {
    const other = { ...draft, page_id: '018f0000-0000-7000-8000-0000000000b2', name: 'Autumn menu' };
    const { user, questions, inputs } = renderScreen(<PagesScreen />, { api: withMany(draft, other) });
    for (const name of ['Spring menu', 'Autumn menu'])
      await user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(questions).toEqual(['Delete 2 pages?']));
    expect(await screen.findByText('2 pages are deleted.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Selected' })).toBeNull();
    expect(inputs('bulkChanges.startPages')).toEqual([
      { org_id: draft.org_id, page_ids: [draft.page_id, other.page_id], action: 'delete' },
    ]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('2 pages are back to what they were.')).toBeVisible();
  });

  it('are all selected that the search shows, and sent as what it shows with their number [A.pages]', async () => {
    const { user, inputs, questions } = renderScreen(<PagesScreen />, {
      api: { ...withMany(live), 'pages.list': () => ({ ...listOfPages(live), total: 34 }) },
      route: '/?search=menu&status=published&sort=views',
    });
    await user.click(await screen.findByRole('checkbox', { name: `Select ${live.name}` }));
    await user.click(screen.getByRole('button', { name: 'Select all 34 pages' }));
    expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Unpublish' }));
    await waitFor(() => expect(questions).toEqual(['Unpublish 34 pages?']));
    expect(inputs('bulkChanges.startPages')).toEqual([
      { org_id: live.org_id, filter: { search: 'menu', status: 'published' }, count: 34, action: 'unpublish' },
    ]);
  });

  it('are not all unpublished together while drafts are among what the list shows [A.pages]', async () => {
    const { user } = renderScreen(<PagesScreen />, {
      api: { ...withMany(live), 'pages.list': () => ({ ...listOfPages(live), total: 34 }) },
      route: '/?search=menu',
    });
    await user.click(await screen.findByRole('checkbox', { name: `Select ${live.name}` }));
    expect(screen.getByRole('button', { name: 'Unpublish' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Select all 34 pages' }));
    expect(screen.getByRole('button', { name: 'Delete' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Unpublish' })).toBeNull();
  });

  it('offer a viewer nothing to change [A.pages]', async () => {
    const { user } = renderScreen(<PagesScreen />, { api: listed, role: 'viewer' });
    expect(await screen.findByText('Spring menu')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Spring menu' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'New page' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Actions for Spring menu' }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['QR codes']);
  });

  it('say that they could not be shown, and are asked for again', async () => {
    let isDown = true;
    const { user } = renderScreen(<PagesScreen />, {
      api: {
        ...quiet,
        'pages.list': () => {
          if (isDown) throw apiError('server.unavailable');
          return listOfPages(draft);
        },
      },
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await user.click(again);
    expect(await screen.findByRole('link', { name: 'Spring menu' })).toBeVisible();
  });

  it('never run what is written in their names [A.pages]', async () => {
    const pages = scriptPayloads.map((payload, index) =>
      testPage({ page_id: String(index), name: payload, title: `${payload} `, updated_by: payload }),
    );
    const { container } = renderScreen(<PagesScreen />, {
      api: { ...quiet, 'pages.list': () => listOfPages(...pages) },
    });
    await screen.findAllByText('Not public');
    for (const payload of scriptPayloads) expect(container.textContent).toContain(payload);
    expect(container.querySelectorAll('script, iframe, object, [onerror], [onload], [srcdoc]')).toHaveLength(0);
    expect(window).not.toHaveProperty('scriptRan');
  });

  it('are exported as the list shows them [A.pages]', async () => {
    const { user, inputs } = renderScreen(<PagesScreen />, {
      api: { ...listed, 'pages.exportCsv': () => ({ body: 'QQ==' }) },
      route: '/?search=menu&status=published&sort=views&columns=views,address',
    });
    await screen.findByText('Spring menu');
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(saved[0]?.name).toMatch(/^pages-\d{4}-\d\d-\d\d\.csv$/));
    expect(inputs('pages.exportCsv')[0]).toMatchObject({
      search: 'menu',
      status: 'published',
      sort: 'views',
      columns: ['name', 'views', 'address'],
    });
  });
});
