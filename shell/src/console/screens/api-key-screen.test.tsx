import type { ApiKey } from '@swapt/shared/contract';
import { screen, waitFor } from '@testing-library/react';
import { renderConsole } from '../testing/render-console.js';

function open() {
  let key: ApiKey | null = null;
  return renderConsole({
    route: '/admin/profile/api-key',
    api: {
      'apiKey.get': () => ({ data: key }),
      'apiKey.create': ({ role = 'editor' }) => {
        key = { key_id: 'k', prefix: 'swapt_ab12', role, created_at: '2026-01-01T00:00:00Z', last_used_at: null };
        return { data: { ...key, secret: 'swapt_ab12-secret' } };
      },
      'apiKey.delete': () => {
        key = null;
        return { data: { key_id: 'k' } };
      },
    },
  });
}

it('an API key is made, shown once, and revoked after a warning [A.apikey]', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Create an API key' }));
  await user.click(await screen.findByRole('button', { name: 'Create the key' }));
  expect(await screen.findByDisplayValue('swapt_ab12-secret')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'I have saved it' }));
  await waitFor(() => expect(screen.queryByDisplayValue('swapt_ab12-secret')).toBeNull());
  expect(await screen.findByText('swapt_ab12…')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Revoke' }));
  await screen.findByText(/cannot restore a revoked key/);
  const buttons = await screen.findAllByRole('button', { name: 'Revoke' });
  await user.click(buttons.at(-1) ?? document.body);
  expect(await screen.findByRole('heading', { name: 'No API key yet' })).toBeVisible();
});
