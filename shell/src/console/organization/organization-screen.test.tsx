import type { Organization } from '@swapt/shared/contract';
import { apiError, testOrg } from '@swapt/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { renderConsole } from '../testing/render-console.js';

function open(over: Partial<Organization> = {}, refusal?: Error) {
  const orgs: Organization[] = [{ ...testOrg, ...over }];
  const change = (changes: Partial<Organization>) => {
    const [first = testOrg] = orgs;
    orgs[0] = { ...first, ...changes };
    return { data: orgs[0] };
  };
  return renderConsole({
    route: '/admin/organization',
    api: {
      'org.list': () => ({ data: [...orgs] }),
      'org.update': ({ data }) => {
        if (refusal) throw refusal;
        return change(data);
      },
      'org.delete': ({ undo }) => change({ delete_after: undo ? null : '2026-12-01T00:00:00Z' }),
      'org.create': ({ name }) => {
        const data: Organization = { ...testOrg, org_id: '018f0000-0000-7000-8000-000000000002', org_name: name };
        orgs.push(data);
        return { data };
      },
    },
  });
}

const upload = (upload_id: string, name: string) => ({
  ...{ upload_id, name, kind: 'file' as const, bytes: 12_400_000, url: '/files/a/b' },
  created_at: '2026-11-01T10:00:00Z',
});

/** A dialog that is still open takes the focus of the next test. */
async function closeDialog(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

describe('the settings of an organization', () => {
  it('save its name [A.profile]', async () => {
    const { user, inputs } = open();
    const name = await screen.findByLabelText('Name');
    await user.clear(name);
    await user.type(name, 'Harbour Bakery');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('“Harbour Bakery” is saved: new name.')).toBeVisible();
    expect(inputs('org.update')[0]?.data).toEqual({
      org_name: 'Harbour Bakery',
      organization_logo: '',
      shopper_terms: '',
      shopper_name: '',
      colour: '',
      phone: '',
      website: '',
      hours: null,
      privacy_contact: '',
    });
    expect(screen.getByRole('button', { name: 'Organization Harbour Bakery, switch' })).toBeVisible();
  });

  it('keeps colour, phone, website and opening hours, and shows how pages for shoppers begin', async () => {
    const { user, inputs } = open();
    await user.type(await screen.findByLabelText('Colour'), '#ffd400');
    expect(screen.queryByText(/of 7 characters/)).toBeNull();
    await user.type(screen.getByLabelText('Phone'), '+49 30 123');
    await user.type(screen.getByLabelText('Website'), 'bakery.example');
    const [light] = screen.getByRole('img', { name: /How your pages begin/ }).children;
    expect(light?.getAttribute('style')).toContain('--on-shop: #141a26');
    await user.click(screen.getByRole('button', { name: 'Add opening hours' }));
    await user.click(screen.getByRole('checkbox', { name: 'Friday' }));
    await user.click(screen.getByRole('button', { name: 'Add more hours on Monday' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/is saved: new colour, phone number, website, and opening hours\.$/)).toBeVisible();
    const day = [{ from: '09:00', to: '18:00' }];
    const monday = [...day, { from: '18:00', to: '22:00' }];
    expect(inputs('org.update')[0]?.data).toMatchObject({
      colour: '#ffd400',
      phone: '+49 30 123',
      website: 'bakery.example',
      hours: { days: [monday, day, day, day, [], [], []] },
    });
  });

  it('says how much room uploads take up, deletes what nothing shows, and never what is still shown', async () => {
    let uploads = [upload('1', 'old film'), upload('2', 'menu')];
    const { user } = renderConsole({
      route: '/admin/organization',
      api: {
        'uploads.list': () => ({
          ...{ data: uploads, page: 1, pageSize: 50, total: uploads.length },
          room: { bytes: 12_400_000 * uploads.length, most_bytes: 2e9, files: uploads.length, most_files: 10_000 },
        }),
        'uploads.delete': ({ upload_id }) => {
          if (upload_id === '2') throw apiError('upload.in_use');
          uploads = uploads.filter((each) => each.upload_id !== upload_id);
          return { data: { upload_id } };
        },
      },
    });
    expect(await screen.findByText('24.8 MB of 2,000 MB used, in 2 of 10,000 files.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'View the largest' }));
    await user.click(await screen.findByRole('button', { name: 'Delete old film' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('old film was deleted.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Delete menu' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('A code or page still uses this.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'menu' })).toBeVisible();
    await closeDialog(user);
  });

  it('lists every upload page by page, also one without a name, and says what deleting it takes along', async () => {
    let uploads = [...Array.from({ length: 10 }, (_, i) => upload(String(i), `film ${i}`)), upload('last', '')];
    let isDown = true;
    const { user, inputs } = renderConsole({
      route: '/admin/organization',
      api: {
        'uploads.list': ({ page = 1, pageSize = 10 }) => {
          if (pageSize === 10 && isDown) throw apiError('request.invalid');
          const data = uploads.slice((page - 1) * pageSize, page * pageSize);
          const room = { bytes: 1e6, most_bytes: 2e9, files: uploads.length, most_files: 10_000 };
          return { data, page, pageSize, total: uploads.length, room };
        },
        'uploads.delete': ({ upload_id }) => {
          uploads = uploads.filter((each) => each.upload_id !== upload_id);
          return { data: { upload_id } };
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'View the largest' }));
    const again = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await user.click(again);
    expect(await screen.findByRole('link', { name: 'film 9' })).toBeVisible();
    await user.click(screen.getByTitle('2'));
    expect(await screen.findByRole('link', { name: 'Unnamed file' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Delete the file without a name (12.4 MB)' }));
    const text = await screen.findByText(/an older version of a page, that used it, it will be missing there/);
    expect(text.parentElement).toHaveTextContent('Delete the file without a name (12.4 MB)?You cannot undo this');
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('The file was deleted.')).toBeVisible();
    // Its page is empty now.
    expect(await screen.findByRole('link', { name: 'film 0' })).toBeVisible();
    expect(inputs('uploads.delete')).toMatchObject([{ upload_id: 'last' }]);
    await closeDialog(user);
  });

  it('keeps the terms for shoppers, and leads to the page that shows them [A.profile]', async () => {
    const { user, inputs } = open({ shopper_terms: 'Be kind.' });
    const terms = await screen.findByLabelText('Terms for shoppers');
    expect(terms).toHaveValue('Be kind.');
    expect(screen.getByRole('link', { name: 'View the page' })).toHaveAttribute('href', `/${testOrg.org_id}/terms`);
    await user.type(terms, ' Pay at the counter.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/is saved: new terms\.$/)).toBeVisible();
    expect(inputs('org.update')[0]?.data.shopper_terms).toBe('Be kind. Pay at the counter.');
  });

  it('set how visitors are recognized, and say what is lost by each way', async () => {
    const { user, inputs } = open();
    const daily = await screen.findByRole('radio', { name: /^For one day, without a cookie/ });
    expect(daily).toBeChecked();
    expect(daily).toHaveAccessibleName(/On the next day they are new again/);
    await user.click(screen.getByRole('radio', { name: /^For one year, by a cookie where they agree/ }));
    await user.click(screen.getByRole('button', { name: 'Save visitors' }));
    expect(await screen.findByText('The choice was saved. It applies to every scan from now on.')).toBeVisible();
    expect(inputs('org.update').map(({ data }) => data)).toEqual([{ visitor_mode: 'cookie' }]);
  });

  it('shows a refusal of the server at the field [E.wrap]', async () => {
    const { user } = open(
      {},
      apiError('request.invalid', { fields: { 'data.org_name': 'This name is not allowed.' } }),
    );
    await screen.findByLabelText('Name');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('This name is not allowed.')).toBeVisible();
  });

  it('offers no change to a role that may not make it [A.profile]', async () => {
    open({ role: 'viewer' });
    expect(await screen.findByText(/people who scan your codes see this/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete the organization' })).toBeNull();
  });

  it('deletes the organization only when its name is typed, and keeps it when told so [A.profile]', async () => {
    const { user, inputs } = open();
    await user.click(await screen.findByRole('button', { name: 'Delete the organization' }));
    const field = await screen.findByLabelText('Type Corner Bakery to confirm');
    const confirm = () => screen.getAllByRole('button', { name: 'Delete the organization' }).at(-1) ?? document.body;
    await user.type(field, 'Corner');
    await user.click(confirm());
    expect(await screen.findByText('This is not the name of the organization.')).toBeVisible();
    expect(inputs('org.delete')).toEqual([]);
    await user.type(field, ' Bakery');
    await user.click(confirm());
    await user.click(await screen.findByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Keep it' })).toBeNull());
    expect(inputs('org.delete')).toEqual([{ org_id: testOrg.org_id }, { org_id: testOrg.org_id, undo: true }]);
  });
});

describe('the organization switch', () => {
  it('creates an organization and makes it the one in use [F.org]', async () => {
    const { user, openPage } = open();
    await user.click(await screen.findByRole('button', { name: 'Organization Corner Bakery, switch' }));
    await user.click(await screen.findByText('Create organization'));
    await user.type(await screen.findByPlaceholderText('Corner Bakery'), 'Book Shop');
    await user.click(screen.getAllByRole('button', { name: 'Create organization' }).at(-1) ?? document.body);
    await waitFor(() => expect(openPage).toHaveBeenCalledWith('/admin'));
    expect(JSON.parse(localStorage.getItem('organization') ?? '{}')).toMatchObject({
      state: { org_name: 'Book Shop' },
    });
    expect(document.cookie).toContain('swapt_org=018f0000-0000-7000-8000-000000000002');
  });
});
