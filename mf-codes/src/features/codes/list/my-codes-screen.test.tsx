import { apiError, renderScreen, type FakeApi } from '@swapt/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import MyCodesScreen from './my-codes-screen.js';
import { listOf, testCode } from '../../../testing/test-code.js';
import { testFolder } from '../../../testing/test-folder.js';

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
  'bulkChanges.list': () => ({ data: [] }),
};

const changes: FakeApi = { 'codes.bulk': ({ code_ids }) => ({ data: { changed: code_ids.length, left: [] } }) };

async function openMenu(user: ReturnType<typeof renderScreen>['user'], name: string) {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  return within(await screen.findByRole('menu'));
}

describe('my codes', () => {
  it.each([
    ['none', /Your organization does not recognize visitors/],
    ['daily', /Each phone counts once a day, and again on another day/],
    ['cookie', /Phones that agreed to the cookie count once/],
  ] as const)('says what its visitors are while they are recognized by %s', async (visitor_mode, said) => {
    renderScreen(<MyCodesScreen />, { api: two, org: { visitor_mode }, route: '/?columns=visitors' });
    await screen.findByRole('link', { name: 'Summer menu' });
    expect(screen.getByText(said)).toBeVisible();
  });

  it('explains no column that is not shown', async () => {
    renderScreen(<MyCodesScreen />, { api: two, org: { visitor_mode: 'daily' } });
    await screen.findByRole('link', { name: 'Summer menu' });
    expect(screen.queryByText(/Each phone counts once a day/)).toBeNull();
  });

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

  it('changes name, tags and destination from the menu of a row, says what changed, and stays where it is [A.mycodes]', async () => {
    const { user, inputs, notices, address } = renderScreen(<MyCodesScreen />, {
      api: { ...two, 'codes.update': ({ data }) => ({ data: { ...menu, ...data } }) },
    });
    const choose = async (action: string) =>
      user.click((await openMenu(user, 'Summer menu')).getByRole('menuitem', { name: action }));
    await choose('Rename');
    const name = within(screen.getByRole('dialog', { name: 'Rename “Summer menu”' })).getByLabelText('Name');
    await user.clear(name);
    await user.type(name, 'Autumn menu');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(notices[0]?.text).toBe('“Autumn menu” is saved: new name.'));
    await choose('Change the tags');
    await user.type(screen.getByRole('combobox', { name: /Tags/ }), 'print{Enter}');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(notices[1]?.text).toBe('“Summer menu” is saved: new tags.'));
    await choose('Change the destination');
    const target = screen.getByLabelText('Destination');
    await user.clear(target);
    await user.type(target, 'bakery.example/autumn');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(notices[2]?.text).toBe('“Summer menu” is saved: new destination.'));
    expect(inputs('codes.update').map(({ data }) => data)).toEqual([
      { name: 'Autumn menu' },
      { tags: [...menu.tags, 'print'] },
      { target: 'https://bakery.example/autumn' },
    ]);
    expect(address()).toBe('/');
  });

  it('asks for the page, search, status and order that the address names [A.mycodes]', async () => {
    const { inputs } = renderScreen(<MyCodesScreen />, {
      api: two,
      route: '/?page=3&search=menu&status=paused&type=wifi&sort=scans',
    });
    await screen.findByText('Poster');
    expect(inputs('codes.list')[0]).toMatchObject({
      page: 3,
      filter: { search: 'menu', status: 'paused', type: 'wifi', sort: 'scans' },
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

  it('pauses a code, and undoes it [A.mycodes]', async () => {
    const { user, inputs, notices } = renderScreen(<MyCodesScreen />, { api: { ...two, ...changes } });
    await user.click((await openMenu(user, 'Summer menu')).getByText('Pause'));
    await waitFor(() => expect(notices[0]?.text).toBe('“Summer menu” is paused.'));
    expect(inputs('codes.list').length).toBeGreaterThan(1);
    act(() => notices[0]?.action?.run());
    await waitFor(() => expect(notices[1]?.text).toBe('“Summer menu” is back to what it was.'));
    const on = { org_id: menu.org_id, code_ids: [menu.code_id] };
    expect(inputs('codes.bulk')).toEqual([
      { ...on, action: 'pause' },
      { ...on, action: 'resume' },
    ]);
  });

  it('says what deleting means, and undoes it [A.mycodes]', async () => {
    const { user, inputs, notices, questions } = renderScreen(<MyCodesScreen />, { api: { ...two, ...changes } });
    await user.click((await openMenu(user, 'Poster')).getByText('Delete'));
    await waitFor(() => expect(notices[0]?.action?.label).toBe('Undo'));
    expect(questions).toEqual(['Delete “Poster”?']);
    act(() => notices[0]?.action?.run());
    await waitFor(() => expect(notices).toHaveLength(2));
    expect(inputs('codes.bulk').map(({ action }) => action)).toEqual(['delete', 'restore', 'pause']);
  });

  it('keeps a code when the person says no', async () => {
    const { user, inputs, questions } = renderScreen(<MyCodesScreen />, { api: two, confirms: false });
    await user.click((await openMenu(user, 'Summer menu')).getByText('Delete'));
    await waitFor(() => expect(questions).toHaveLength(1));
    expect(inputs('codes.bulk')).toEqual([]);
  });

  it('changes many at once, and names those that cannot with the reason [A.mycodes]', async () => {
    const left = [{ code_id: menu.code_id, name: menu.name, reason: 'It was deleted. Restore it first.' }];
    const { user, inputs, notices } = renderScreen(<MyCodesScreen />, {
      api: { ...two, 'codes.bulk': () => ({ data: { changed: 1, left } }) },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Select Summer menu' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Poster' }));
    const bar = within(screen.getByRole('region', { name: 'Selected' }));
    expect(bar.getByText('2 selected')).toBeVisible();
    await user.click(bar.getByRole('button', { name: 'Archive' }));
    await waitFor(() => expect(notices[0]?.text).toBe('“Poster” is archived.'));
    expect(notices[1]?.text).toBe('“Summer menu” did not change: It was deleted. Restore it first.');
    expect(inputs('codes.bulk')).toEqual([
      { org_id: menu.org_id, code_ids: [menu.code_id, poster.code_id], action: 'archive' },
    ]);
    expect(screen.queryByRole('region', { name: 'Selected' })).toBeNull();
  });

  it('keeps what is selected on one page while others are looked through [A.mycodes]', async () => {
    const list: FakeApi = {
      ...changes,
      'codes.list': ({ page = 1 }) => ({ data: [page === 1 ? menu : poster], page, pageSize: 10, total: 20 }),
    };
    const { user, inputs } = renderScreen(<MyCodesScreen />, { api: { ...two, ...list } });
    await user.click(await screen.findByRole('checkbox', { name: 'Select Summer menu' }));
    await user.click(screen.getByTitle('2'));
    await user.click(await screen.findByRole('checkbox', { name: 'Select Poster' }));
    expect(screen.getByText('2 selected, 1 on other pages')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Archive' }));
    await waitFor(() => expect(inputs('codes.bulk')[0]?.code_ids).toEqual([menu.code_id, poster.code_id]));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected' })).toBeNull());
  });

  it('gives tags to those that are selected, and takes them back [A.mycodes]', async () => {
    const { user, inputs, notices } = renderScreen(<MyCodesScreen />, { api: { ...two, ...changes } });
    await user.click(await screen.findByRole('checkbox', { name: 'Select Summer menu' }));
    await user.click(screen.getByRole('button', { name: 'Tag' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Tag “Summer menu”' }));
    await user.click(dialog.getByRole('button', { name: 'Add tags' }));
    expect(await dialog.findByText('Choose a tag, or type a new one.')).toBeVisible();
    await user.type(dialog.getByRole('combobox'), 'spring{Enter}');
    await user.click(dialog.getByRole('button', { name: 'Add tags' }));
    await waitFor(() => expect(notices[0]?.text).toBe('“Summer menu” is tagged spring.'));
    act(() => notices[0]?.action?.run());
    await waitFor(() => expect(inputs('codes.bulk').map(({ action }) => action)).toEqual(['tag', 'untag']));
  });

  it('leaves everything selected when the service fails [A.mycodes, E.wrap]', async () => {
    const { user, notices } = renderScreen(<MyCodesScreen />, {
      api: {
        ...two,
        'codes.bulk': () => {
          throw apiError('server.unavailable');
        },
      },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Select Summer menu' }));
    await user.click(screen.getByRole('button', { name: 'Pause' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Pause' })).toBeEnabled());
    expect(screen.getByText('1 selected')).toBeVisible();
    expect(notices).toEqual([]);
  });

  it.each([
    ['Tag', 'Tag “Summer menu”', 'spring', 'Add tags'],
    ['Move to a folder', 'Move “Summer menu” to a folder', 'Spring', 'Move to the folder'],
  ])(
    'keeps what was typed into “%s” when it could not be saved, and saves it once',
    async (button, title, typed, send) => {
      localStorage.clear();
      let isDown = true;
      const { user, inputs } = renderScreen(<MyCodesScreen />, {
        keepsDrafts: true,
        api: {
          ...two,
          'folders.get': () => listOf(),
          'folders.create': () => ({ data: testFolder({ name: 'Spring' }) }),
          'codes.bulk': () => {
            if (isDown) throw apiError('server.unavailable');
            return { data: { changed: 1, left: [] } };
          },
        },
      });
      await user.click(await screen.findByRole('checkbox', { name: 'Select Summer menu' }));
      await user.click(screen.getByRole('button', { name: button }));
      const dialog = within(screen.getByRole('dialog', { name: title }));
      await user.type(dialog.getByRole('combobox'), typed);
      if (button === 'Tag') await user.keyboard('{Enter}');
      else await user.click(await screen.findByTitle('Spring'));
      await user.click(dialog.getByRole('button', { name: send }));
      await waitFor(() => expect(inputs('codes.bulk')).toHaveLength(1));
      await waitFor(() => expect(dialog.getByRole('button', { name: send })).toBeEnabled());
      expect(screen.getByRole('dialog', { name: title })).toBeVisible();
      expect(JSON.stringify(localStorage)).toContain(typed);
      isDown = false;
      await user.click(dialog.getByRole('button', { name: send }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(inputs('codes.bulk')).toHaveLength(2);
      expect(inputs('folders.create').length).toBeLessThan(2);
      expect(JSON.stringify(localStorage)).not.toContain(typed);
    },
  );

  it('offers archived and deleted codes by one press, which brings them back [A.mycodes]', async () => {
    const { user, inputs, address } = renderScreen(<MyCodesScreen />, {
      api: { ...two, ...changes, 'codes.list': () => listOf(testCode({ status: 'archived' })) },
      path: '/',
    });
    const chip = await screen.findByRole('button', { name: 'Archived' });
    await user.click(chip);
    expect(address()).toBe('/?status=archived');
    expect(chip).toHaveAttribute('aria-pressed', 'true');
    await user.click((await openMenu(user, 'Summer menu')).getByText('Restore'));
    await waitFor(() => expect(inputs('codes.bulk')[0]?.action).toBe('restore'));
    await user.click(chip);
    expect(address()).toBe('/');
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
