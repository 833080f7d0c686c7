import type { Api } from '@swapt/shared/contract';
import { apiError, type FakeApi } from '@swapt/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderConsole, testAccount } from '../testing/render-console.js';

type Session = Api['sessions.list']['out']['data'][number];
const session = (session_id: string, device: string, is_this = false): Session => ({
  ...{ session_id, device, is_this },
  created_at: '2026-11-01T10:00:00Z',
  last_seen_at: '2026-11-20T10:00:00Z',
});

function open(api: FakeApi = {}, auth = {}) {
  let account = { ...testAccount } as Api['account.get']['out']['data'];
  return renderConsole({
    route: '/admin/profile',
    auth,
    api: {
      'account.get': () => ({ data: account }),
      'account.rename': ({ name }) => ({ data: (account = { ...account, name }) }),
      'account.changeEmail': ({ email }) => ({ data: (account = { ...account, new_email: email }) }),
      'account.keepEmail': () => ({ data: (account = { ...account, new_email: null }) }),
      'account.changePassword': () => ({ data: { changed_at: '2026-11-20T10:00:00Z' } }),
      'account.askDeletion': () => ({ data: { sent_to: 'owner@bakery.example' } }),
      ...api,
    },
  });
}

const dialog = async () => within(await screen.findByRole('dialog'));
/** A dialog that is still open takes the focus of the next test. */
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('the profile', () => {
  it('changes the name, and asks the provider again for what the menu shows [A.profile]', async () => {
    const refresh = jest.fn(async () => {});
    const { user, inputs } = open({}, { refresh });
    await user.click(await screen.findByRole('button', { name: 'Change name' }));
    const form = await dialog();
    await user.clear(form.getByLabelText('Your name'));
    await user.type(form.getByLabelText('Your name'), 'Kim Fisher');
    await user.click(form.getByRole('button', { name: 'Save the name' }));
    expect(await screen.findByText('Kim Fisher', { selector: 'dd' })).toBeVisible();
    expect(inputs('account.rename')).toMatchObject([{ name: 'Kim Fisher' }]);
    expect(refresh).toHaveBeenCalled();
    await closed();
  });

  it('sends a link to a new address, shows what waits, and cancels it [A.profile]', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Change e-mail address' }));
    const form = await dialog();
    await user.type(form.getByLabelText('New e-mail address'), 'kim@bakery.example');
    await user.type(form.getByLabelText('Your password'), 'correct horse');
    await user.click(form.getByRole('button', { name: 'Send the link' }));
    expect(await screen.findByText(/We sent a link to/)).toHaveTextContent('kim@bakery.example');
    expect(screen.getByText('owner@bakery.example', { selector: 'dd' })).toBeVisible();
    await closed();
    await user.click(screen.getByRole('button', { name: 'Cancel the change' }));
    await waitFor(() => expect(screen.queryByText(/We sent a link to/)).toBeNull());
  });

  it('says at its field that the password is wrong, and keeps what was typed [A.profile]', async () => {
    const wrong = apiError('account.not_proven', { fields: { password: 'This is not your password.' } });
    const { user } = open({
      'account.changePassword': () => {
        throw wrong;
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Change password' }));
    const form = await dialog();
    await user.type(form.getByLabelText('Your password'), 'not this one');
    await user.type(form.getByLabelText('New password'), 'a new set of words');
    await user.click(form.getByRole('button', { name: 'Change the password' }));
    expect(await form.findByText('This is not your password.')).toBeVisible();
    expect(form.getByLabelText('New password')).toHaveValue('a new set of words');
    await user.click(form.getByRole('button', { name: 'Cancel' }));
    await closed();
  });

  it('lists where somebody is signed in, and signs out one place or all others [A.profile]', async () => {
    let sessions = [
      session('1', 'Chrome on Windows', true),
      session('2', 'Safari on iPhone'),
      session('3', 'Firefox on Mac'),
    ];
    const { user, inputs } = open({
      'sessions.list': () => ({ data: sessions }),
      'sessions.end': ({ session_id }) => {
        sessions = sessions.filter((each) => each.session_id !== session_id);
        return { data: { session_id } };
      },
      'sessions.endOthers': () => {
        sessions = sessions.filter(({ is_this }) => is_this);
        return { data: { ended: 1 } };
      },
    });
    expect(await screen.findByText(/This device/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Sign out Chrome on Windows' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Sign out Safari on iPhone' }));
    expect(await screen.findByText('Safari on iPhone is signed out.')).toBeVisible();
    expect(inputs('sessions.end')).toMatchObject([{ session_id: '2' }]);
    await user.click(screen.getByRole('button', { name: 'Sign out everywhere else' }));
    await user.click((await dialog()).getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(screen.queryByText('Firefox on Mac')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
    await closed();
  });

  it('offers none of this where another service signs people in, and says which one', async () => {
    open({ 'account.get': () => ({ data: { ...testAccount, managed_here: false } }) });
    expect(await screen.findByText('id.example')).toBeVisible();
    for (const name of ['Change name', 'Change e-mail address', 'Change password', 'Sign out everywhere else']) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
  });

  it('confirms a new address by a button, never by opening the link', async () => {
    const refresh = jest.fn(async () => {});
    const { user, inputs } = renderConsole({
      route: '/admin/profile/confirm-email?token=secret',
      auth: { refresh },
      api: { 'account.confirmEmail': () => ({ data: { ...testAccount, email: 'kim@bakery.example' } }) },
    });
    const button = await screen.findByRole('button', { name: 'Use the new address' });
    expect(inputs('account.confirmEmail')).toEqual([]);
    await user.click(button);
    expect(await screen.findByRole('status')).toHaveTextContent('you sign in with kim@bakery.example');
    expect(inputs('account.confirmEmail')).toMatchObject([{ token: 'secret' }]);
    expect(refresh).toHaveBeenCalled();
  });

  it('sends a link that deletes the account, and deletes nothing itself [A.profile]', async () => {
    const { user, inputs } = open();
    await user.click(await screen.findByRole('button', { name: 'Send the link to owner@bakery.example' }));
    expect(await screen.findByText(/We sent a link to/)).toHaveTextContent('owner@bakery.example');
    expect(inputs('account.askDeletion')).toHaveLength(1);
  });

  it('says why an account cannot be deleted yet [A.profile]', async () => {
    const { user } = open({
      'account.askDeletion': () => {
        throw apiError('org.last_owner');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Send the link to owner@bakery.example' }));
    expect(await screen.findByText('An organization needs at least one owner.')).toBeVisible();
  });
});
