import type { FakeApi } from '@swapt/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { closeDialogs, modal } from './modal.js';
import { renderConsole } from '../testing/render-console.js';

afterEach(() => {
  act(() => closeDialogs('shell'));
  localStorage.clear();
});

const person = {
  id: 'p',
  user_id: 'u',
  email: 'bo@bakery.example',
  name: 'Bo Baker',
  role: 'editor',
  state: 'active',
  created_at: '2026-01-01T00:00:00Z',
  last_seen_at: null,
} as const;
const api: FakeApi = { 'org.users': () => ({ data: [person], page: 1, pageSize: 10, total: 1 }) };

/** As browsers send it: the dialog reads the code of the key, which user-event leaves out. */
const pressEscape = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape', keyCode: 27 });

const invite = async () => {
  const view = renderConsole({ route: '/admin/profile/users', api });
  await view.user.click(await screen.findByRole('button', { name: 'Invite a person' }));
  const field = await screen.findByLabelText('E-mail address');
  await waitFor(() => expect(field).toHaveFocus());
  return { ...view, field };
};

describe('a dialog with a form', () => {
  it('gives the focus back to what opened it [G.modal]', async () => {
    const { field } = await invite();
    pressEscape();
    await waitFor(() => expect(field).not.toBeVisible());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Invite a person' })).toHaveFocus());
  });

  it('begins in its first field, and Escape closes it while nothing is typed [G.modal]', async () => {
    const { field } = await invite();
    pressEscape();
    await waitFor(() => expect(field).not.toBeVisible());
  });

  it('has what was typed again when it went with its screen, told as on a screen', async () => {
    const first = await invite();
    await first.user.type(first.field, 'new@example.test');
    act(() => closeDialogs('shell'));
    await first.user.click(screen.getByRole('button', { name: 'Invite a person' }));
    const field = await screen.findByLabelText('E-mail address');
    expect(await screen.findByText(/You did not save what you typed on/)).toBeInTheDocument();
    expect(field).toHaveValue('new@example.test');
  });

  it.each([
    ['stays', 'Cancel'],
    ['goes', 'Close'],
  ])('asks before Escape closes it with what was typed, and %s after “%s” [G.modal]', async (outcome, answer) => {
    const { user, field } = await invite();
    await user.type(field, 'new@example.test');
    pressEscape();
    const [question] = await screen.findAllByText('Close without saving?');
    await user.click(screen.getAllByRole('button', { name: answer }).at(-1) ?? field);
    expect(question).toBeDefined();
    if (outcome === 'goes') await waitFor(() => expect(field).not.toBeVisible());
    else expect(field).toHaveValue('new@example.test');
    expect(JSON.stringify(localStorage).includes('new@example.test')).toBe(outcome === 'stays');
  });
});

describe('the focus in a dialog', () => {
  let next = () => {};
  function Steps() {
    const [step, setStep] = useState(1);
    next = () => setStep(step + 1);
    return (
      <>
        <Input aria-label="First" />
        <Input aria-label="Second" />
        <p>Step {step}</p>
        {step === 1 ? <Button onClick={next}>Continue</Button> : <p>More is there.</p>}
      </>
    );
  }
  const openSteps = async () => {
    const view = renderConsole({ route: '/admin/profile/users', api });
    await screen.findByRole('button', { name: 'Invite a person' });
    act(() => modal.open({ title: 'Steps', content: () => <Steps /> }));
    await waitFor(() => expect(screen.getByLabelText('First')).toHaveFocus());
    return view;
  };

  it('goes on in the next step when the button of a step is gone with it', async () => {
    const { user } = await openSteps();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(screen.getByLabelText('First')).toHaveFocus());
  });

  it('does not jump when what was left is still there and something else comes', async () => {
    const { user } = await openSteps();
    await user.click(screen.getByLabelText('Second'));
    act(() => screen.getByLabelText('Second').blur());
    act(() => next());
    expect(await screen.findByText('More is there.')).toBeInTheDocument();
    expect(document.body).toHaveFocus();
  });
});

it('what is shown once is closed only by somebody who says that it is saved [A.apikey]', async () => {
  const { user } = renderConsole({
    route: '/admin/profile/api-key',
    api: {
      'apiKey.get': () => ({ data: null }),
      'apiKey.create': ({ role = 'editor' }) => ({
        data: {
          key_id: 'k',
          prefix: 'swapt_ab12',
          role,
          created_at: '',
          last_used_at: null,
          secret: 'swapt_ab12-secret',
        },
      }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Create an API key' }));
  await user.click(await screen.findByRole('button', { name: 'Create the key' }));
  const secret = await screen.findByDisplayValue('swapt_ab12-secret');
  await waitFor(() => expect(secret).toHaveFocus());
  pressEscape();
  expect(await screen.findByText('We cannot show it again.')).toBeInTheDocument();
  await user.click(screen.getAllByRole('button', { name: 'Cancel' }).at(-1) ?? secret);
  expect(secret).toBeVisible();
});

describe('keys', () => {
  it('“?” lists the shortcuts', async () => {
    const { user } = renderConsole({ route: '/admin/profile' });
    await screen.findByRole('heading', { name: 'Profile' });
    await user.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toHaveTextContent('Search the list');
  });

  it('“/” goes to the search of a list, and both are letters where somebody types', async () => {
    const { user } = renderConsole({ route: '/admin/profile/users', api });
    await screen.findAllByText('Bo Baker');
    const search = await screen.findByRole('textbox', { name: /^Search/ });
    await user.keyboard('/');
    expect(search).toHaveFocus();
    await user.keyboard('/?');
    expect(search).toHaveValue('/?');
    expect(screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })).toBeNull();
  });
});
