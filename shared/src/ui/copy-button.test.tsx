import { screen, waitFor } from '@testing-library/react';
import { renderScreen } from '../testing/index.js';
import { CopyButton } from './copy-button.js';

const address = 'https://go.bakery.example/menu';
const open = () => renderScreen(<CopyButton text={address} label="Copy link" />);

describe('a button that copies', () => {
  it('copies the text and says so', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(address);
  });

  it('shows the text where the browser does not allow it', async () => {
    const { user, notices } = open();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    await waitFor(() => expect(notices).toMatchObject([{ kind: 'error', text: expect.stringContaining(address) }]));
    expect(screen.queryByText('Copied')).toBeNull();
  });
});
