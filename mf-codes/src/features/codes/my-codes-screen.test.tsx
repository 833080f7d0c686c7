import { apiError, renderScreen, type FakeApi } from '@swapt/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import MyCodesScreen from './my-codes-screen.js';
import { listOf, testCode } from '../../testing/test-code.js';

const menu = testCode();
const poster = testCode({
  code_id: '018f0000-0000-7000-8000-00000000000b',
  name: 'Poster',
  status: 'paused',
  scans: 0,
  last_scan_at: null,
});
const two: FakeApi = {
  'codes.list': () => listOf(menu, poster),
  'codes.tags': () => ({ data: [{ tag: 'print', codes: 4 }] }),
};

async function openMenu(user: ReturnType<typeof renderScreen>['user'], name: string) {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  return within(await screen.findByRole('menu'));
}

describe('my codes', () => {
  it('shows each code with its picture, short address, target, status and scans [A.mycodes]', async () => {
    const { container } = renderScreen(<MyCodesScreen />, { api: two });
    expect(await screen.findByRole('link', { name: 'Summer menu' })).toHaveAttribute(
      'href',
      `/admin/my-codes/show/${menu.code_id}`,
    );
    const row = screen.getByRole('link', { name: 'Summer menu' }).closest('tr');
    expect(row).toHaveTextContent('go.bakery.example/summer');
    expect(row).toHaveTextContent('bakery.example/menu');
    expect(row).toHaveTextContent('Active');
    expect(row).toHaveTextContent('1,250');
    expect(row).toHaveTextContent('980 visitors');
    expect(row?.querySelector('svg path[d^="M"]')).not.toBeNull();
    expect(container).toHaveTextContent('Not scanned yet');
  });

  it('asks for the page, search, status and order that the address names [A.mycodes]', async () => {
    const { inputs } = renderScreen(<MyCodesScreen />, {
      api: two,
      route: '/?page=3&search=menu&status=paused&sort=scans',
    });
    await screen.findByText('Poster');
    expect(inputs('codes.list')[0]).toMatchObject({
      page: 3,
      filter: { search: 'menu', status: 'paused', sort: 'scans' },
    });
  });

  it('leaves out a status that does not exist', async () => {
    const { inputs } = renderScreen(<MyCodesScreen />, { api: two, route: '/?status=broken' });
    await screen.findByText('Poster');
    expect(inputs('codes.list')[0]?.filter?.status).toBeUndefined();
  });

  it('leads from a tag to the codes that have it [A.mycodes]', async () => {
    const tagged = testCode({ tags: ['spring fair'], folder: { folder_id: 'f', name: 'Tables' } });
    const { user, inputs, address } = renderScreen(<MyCodesScreen />, {
      api: { ...two, 'codes.list': () => listOf(tagged) },
      path: '/admin/my-codes',
      route: '/admin/my-codes?page=2',
    });
    expect(await screen.findByRole('link', { name: 'in Tables' })).toHaveAttribute('href', '/admin/folder/f');
    await user.click(screen.getByRole('link', { name: 'spring fair' }));
    await waitFor(() => expect(address()).toBe('/admin/my-codes?tag=spring%20fair'));
    await waitFor(() => expect(inputs('codes.list').at(-1)).toMatchObject({ page: 1, filter: { tag: 'spring fair' } }));
    await user.click(screen.getByRole('combobox', { name: 'Tag' }));
    await user.click(await screen.findByText('print (4)'));
    await waitFor(() => expect(inputs('codes.list').at(-1)?.filter?.tag).toBe('print'));
  });

  it('offers the first code when there is none', async () => {
    const { user, address } = renderScreen(<MyCodesScreen />, {
      api: { ...two, 'codes.list': () => listOf() },
      path: '/',
    });
    const buttons = await screen.findAllByRole('button', { name: /New QR code/ });
    await user.click(buttons[buttons.length - 1] ?? document.body);
    expect(address()).toBe('/admin/create-qr-code');
  });

  it('pauses and resumes a code [A.mycodes]', async () => {
    const { user, inputs, notices } = renderScreen(<MyCodesScreen />, {
      api: { ...two, 'codes.update': () => ({ data: menu }) },
    });
    await user.click((await openMenu(user, 'Summer menu')).getByText('Pause'));
    await waitFor(() => expect(notices[0]?.text).toBe('“Summer menu” is paused.'));
    expect(inputs('codes.update')).toEqual([
      { org_id: menu.org_id, code_id: menu.code_id, data: { status: 'paused' } },
    ]);
    expect(inputs('codes.list').length).toBeGreaterThan(1);
  });

  it('says what deleting means, and undoes it [A.mycodes]', async () => {
    const { user, inputs, notices, questions } = renderScreen(<MyCodesScreen />, {
      api: {
        ...two,
        'codes.delete': () => ({ data: { code_id: menu.code_id } }),
        'codes.update': () => ({ data: menu }),
      },
    });
    await user.click((await openMenu(user, 'Summer menu')).getByText('Delete'));
    await waitFor(() => expect(notices[0]?.action?.label).toBe('Undo'));
    expect(questions).toEqual(['Delete “Summer menu”?']);
    notices[0]?.action?.run();
    await waitFor(() => expect(inputs('codes.update')[0]?.data).toEqual({ status: 'active' }));
  });

  it('keeps a code when the person says no', async () => {
    const { user, inputs, questions } = renderScreen(<MyCodesScreen />, { api: two, confirms: false });
    await user.click((await openMenu(user, 'Summer menu')).getByText('Delete'));
    await waitFor(() => expect(questions).toHaveLength(1));
    expect(inputs('codes.delete')).toEqual([]);
  });

  it('changes many at once, and goes on when one fails [A.mycodes]', async () => {
    const { user, inputs, notices } = renderScreen(<MyCodesScreen />, {
      api: {
        ...two,
        'codes.delete': ({ code_id }) => {
          if (code_id === menu.code_id) throw apiError('code.bad_state');
          return { data: { code_id } };
        },
      },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Select Summer menu' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Poster' }));
    const bar = within(screen.getByRole('region', { name: 'Selected' }));
    expect(bar.getByText('2 selected')).toBeVisible();
    await user.click(bar.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(notices[0]?.text).toBe('“Poster” was deleted.'));
    expect(inputs('codes.delete')).toHaveLength(2);
  });

  it('gives a viewer no way to change codes [A.mycodes]', async () => {
    const { user } = renderScreen(<MyCodesScreen />, { api: two, role: 'viewer' });
    const menuOf = await openMenu(user, 'Summer menu');
    expect(menuOf.getByText('Analytics')).toBeVisible();
    expect(menuOf.queryByText('Delete')).toBeNull();
    expect(screen.queryByRole('button', { name: /New QR code/ })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});
