import type { DeleteAlertScreenData } from '@swapt/shared/public';
import { scriptPayloads } from '@swapt/shared/testing';
import { screen as page } from '@testing-library/react';
import { openScreen as open } from '../../testing/open-screen.js';

const form = { screen: 'deleteAlert', kind: 'form', email: '', problems: {} } as const;
const ask = {
  screen: 'deleteAlert',
  kind: 'ask',
  token: 'id.signature',
  who: 'ada@example.com, as Bakery knows it',
  lost: ['the one form you sent with it, with all answers'],
} as const;

const pages: [string, DeleteAlertScreenData][] = [
  ['Delete your data', form],
  ['Please check your inbox', { screen: 'deleteAlert', kind: 'sent' }],
  ['Delete Confirmation', { ...ask, lost: [...ask.lost] }],
  ['Nothing was deleted', { screen: 'deleteAlert', kind: 'kept' }],
  ['Your data was deleted', { screen: 'deleteAlert', kind: 'deleted' }],
  ['This link no longer works', { screen: 'deleteAlert', kind: 'over' }],
  ['Your account cannot be deleted yet', { screen: 'deleteAlert', kind: 'blocked', reason: 'Name another owner.' }],
];

it.each(pages)('is the same on the server and in the browser: %s [R.deleteAlert]', async (title, data) => {
  const { before, after, repairs } = await open(data);
  expect(repairs).toEqual([]);
  expect(after).toBe(before);
  expect(page.getByRole('heading', { level: 1 })).toHaveTextContent(title);
});

it('asks whether to delete the user, with Cancel and DELETE, by a plain form alone [R.deleteAlert]', async () => {
  await open({ ...ask, lost: [...ask.lost] });
  expect(page.getByText('Do you want to delete the user?')).toBeVisible();
  expect(page.getByText('the one form you sent with it, with all answers')).toBeVisible();
  const cancel = page.getByRole('button', { name: 'Cancel' });
  const remove = page.getByRole('button', { name: 'DELETE' });
  const around = remove.closest('form');
  expect([around?.getAttribute('method'), around?.getAttribute('action')]).toEqual([
    'post',
    '/deleteAlert/id.signature',
  ]);
  expect([cancel, remove].map((button) => button.getAttribute('value'))).toEqual(['cancel', 'delete']);
});

it('keeps the address that was typed and says at it what is wrong [R.deleteAlert]', async () => {
  await open({ ...form, email: 'ada', problems: { email: 'Please write your e-mail address.' } });
  const field = page.getByLabelText('Your e-mail address');
  expect(field).toHaveValue('ada');
  expect(field).toHaveAccessibleDescription(expect.stringContaining('Please write your e-mail address.'));
});

it('never runs what is written in a name [R.deleteAlert]', async () => {
  for (const payload of scriptPayloads) {
    await open({ ...ask, who: payload, lost: [payload] });
    expect(page.getAllByText(payload, { normalizer: (text) => text }).length).toBeGreaterThan(0);
  }
  expect(window).not.toHaveProperty('scriptRan');
});
