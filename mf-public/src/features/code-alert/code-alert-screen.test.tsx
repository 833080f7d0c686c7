import type { CodeAlertScreenData } from '@swapt/shared/public';
import { scriptPayloads } from '@swapt/shared/testing';
import { screen as page } from '@testing-library/react';
import { openScreen as open } from '../../testing/open-screen.js';

const code = { screen: 'codeAlert', slug: 'window' } as const;
const form = { ...code, kind: 'form', action: '/code/window/alert', email: '', problems: {} } as const;
const link = { ...code, action: '/code/window/alert/t', email: 'ada@example.com', orgName: 'Bakery' } as const;

it.each<[string, CodeAlertScreenData]>([
  ['Tell me when it works', form],
  ['Please confirm your address', { ...code, kind: 'sent' }],
  ['Shall we tell you?', { ...link, kind: 'ask' }],
  ['We will tell you', { ...link, kind: 'on' }],
  ['Your address is deleted', { ...code, kind: 'stopped' }],
  ['This link no longer works', { ...code, slug: '', kind: 'over' }],
])('is the same on the server and in the browser: %s [R.code]', async (title, data) => {
  const { before, after, repairs } = await open(data);
  expect(repairs).toEqual([]);
  expect(after).toBe(before);
  expect(page.getByRole('heading', { level: 1 })).toHaveTextContent(title);
});

it('asks by a plain form, which keeps what was typed and says at it what is wrong', async () => {
  await open({
    ...form,
    action: '/code/a%20b/alert',
    email: 'ada',
    problems: { email: 'Please write your e-mail address.' },
  });
  const field = page.getByRole('textbox', { name: /e-mail/ });
  expect(field).toHaveValue('ada');
  expect(field).toBeRequired();
  expect(field).toHaveAccessibleDescription(expect.stringContaining('Please write your e-mail address.'));
  const around = field.closest('form');
  expect([around?.getAttribute('method'), around?.getAttribute('action')]).toEqual(['post', '/code/a%20b/alert']);
});

it.each([
  ['ask', ['confirm', 'stop']],
  ['on', ['stop']],
] as const)('changes nothing by being opened, only by a button: %s', async (kind, values) => {
  await open({ ...link, kind });
  const buttons = page.getAllByRole('button');
  expect(buttons.map((button) => button.getAttribute('value'))).toEqual(values);
  const around = buttons[0]?.closest('form');
  expect([around?.getAttribute('method'), around?.getAttribute('action')]).toEqual(['post', link.action]);
});

it('never runs what is written in a name', async () => {
  for (const payload of scriptPayloads) {
    await open({ ...link, kind: 'ask', orgName: payload, email: payload });
    expect(document.querySelectorAll('main :is(script, img, iframe, [onerror], [onload])')).toHaveLength(0);
  }
  expect(window).not.toHaveProperty('scriptRan');
});
