import { chooseAction } from '@swapt/shared/testing';
import type { Person } from '@swapt/shared/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { renderConsole, testUser } from '../testing/render-console.js';

const person = (over: Partial<Person>): Person => ({
  id: over.email ?? '',
  user_id: 'u',
  email: '',
  name: '',
  role: 'editor',
  state: 'active',
  created_at: '2026-01-01T00:00:00Z',
  last_seen_at: null,
  ...over,
});

const people = () => [
  person({ email: testUser.email, name: testUser.name, role: 'owner' }),
  person({ email: 'bo@bakery.example', name: 'Bo Baker', role: 'editor' }),
  person({ email: 'new@bakery.example', role: 'viewer', state: 'invited' }),
];

function open(role: 'owner' | 'admin' = 'owner') {
  let rows = people();
  return renderConsole({
    route: '/admin/profile/users',
    role,
    api: {
      'org.users': () => ({ data: rows, page: 1, pageSize: 10, total: rows.length }),
      'org.addUser': ({ email, role }) => {
        const data = person({ email, role, state: 'invited' });
        rows = [...rows, data];
        return { data };
      },
      'userRole.update': ({ id, role }) => {
        rows = rows.map((row) => (row.id === id ? { ...row, role } : row));
        return { data: person({ id, role, name: 'Bo Baker' }) };
      },
      'userRole.delete': ({ id }) => {
        rows = rows.filter((row) => row.id !== id);
        return { data: { id } };
      },
    },
  });
}

const row = async (name: string) => {
  const cells = await screen.findAllByText(name, { selector: 'td *' });
  const found = cells[0]?.closest('tr');
  if (!found) throw new Error(`no row of ${name}`);
  return within(found);
};

describe('the people of an organization', () => {
  it('are listed with role and pending invitations [A.users]', async () => {
    open();
    expect((await row('Bo Baker')).getByText('Editor')).toBeVisible();
    expect((await row('new@bakery.example')).getByText('Invited')).toBeVisible();
    expect((await row('Ada Baker')).getByText('You')).toBeVisible();
  });

  it('are invited by e-mail with a role [A.users]', async () => {
    const { user, inputs } = open();
    await row('Bo Baker');
    await user.click(screen.getByRole('button', { name: 'Invite a person' }));
    await user.type(await screen.findByLabelText('E-mail address'), 'cy@bakery.example');
    await user.click(screen.getByRole('button', { name: 'Send invitation' }));
    expect(await row('cy@bakery.example')).toBeTruthy();
    expect(inputs('org.addUser')).toEqual([expect.objectContaining({ email: 'cy@bakery.example', role: 'editor' })]);
  });

  it('are told what is wrong with an address before anything is sent [A.users]', async () => {
    const { user, inputs } = open();
    await row('Bo Baker');
    await user.click(screen.getByRole('button', { name: 'Invite a person' }));
    await user.type(await screen.findByLabelText('E-mail address'), 'cy');
    await user.click(screen.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText('Enter an e-mail address.')).toBeVisible();
    expect(inputs('org.addUser')).toEqual([]);
  });

  it('get another role [A.users]', async () => {
    const { user, inputs } = open();
    await row('Bo Baker');
    await user.click(screen.getByRole('combobox', { name: 'Role of Bo Baker' }));
    await user.click(await screen.findByText('Selling at events, orders and redeeming rewards'));
    expect(await screen.findByText('Bo Baker now has the role cashier.')).toBeVisible();
    expect(inputs('userRole.update')).toEqual([expect.objectContaining({ id: 'bo@bakery.example', role: 'cashier' })]);
  });

  it('lose access only after a warning [A.users]', async () => {
    const { user, inputs } = open();
    await chooseAction(user, 'Bo Baker', 'Remove');
    await screen.findByText(/loses access to Corner Bakery immediately/);
    expect(inputs('userRole.delete')).toEqual([]);
    const buttons = await screen.findAllByRole('button', { name: 'Remove' });
    await user.click(buttons.at(-1) ?? document.body);
    await waitFor(() => expect(screen.queryByText('bo@bakery.example')).toBeNull());
    expect(inputs('userRole.delete')).toHaveLength(1);
  });

  it('above one’s own role cannot be touched [A.users]', async () => {
    open('admin');
    const owner = await row('Ada Baker');
    expect(owner.queryByRole('button')).toBeNull();
    expect(owner.queryByRole('combobox')).toBeNull();
  });
});
