import { apiError, renderScreen } from '@swapt/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { testBatch } from '../../testing/test-batch.js';
import { BatchPin } from './batch-pin.js';

const show = (hasPin: boolean, api = {}) =>
  renderScreen(<BatchPin batch={testBatch({ has_pin: hasPin })} />, {
    path: '/',
    api: { 'codes.setOneTimePin': () => ({ data: testBatch() }), ...api },
  });

describe('the PIN of a batch', () => {
  it('is set as digits alone, and is not shown afterwards [O.codes.setOneTimePin]', async () => {
    const { user, inputs, notices } = show(false);
    const pin = screen.getByRole('textbox', { name: 'PIN' });
    await user.type(pin, '12a');
    await user.click(screen.getByRole('button', { name: 'Set PIN' }));
    expect(await screen.findByText('Use 4 to 6 digits.')).toBeVisible();
    await user.clear(pin);
    await user.type(pin, '4711');
    await user.click(screen.getByRole('button', { name: 'Set PIN' }));
    await waitFor(() => expect(inputs('codes.setOneTimePin')[0]).toMatchObject({ pin: '4711' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'PIN' })).toHaveValue(''));
    expect(notices[0]?.text).toBe('The new PIN applies from now on.');
  });

  it('is taken away, and what the server says against it stands there', async () => {
    const { user, inputs } = show(true, {
      'codes.setOneTimePin': () => {
        throw apiError('one_time.bad_state', { detail: 'Its codes do not work any more.' });
      },
    });
    await user.click(screen.getByRole('button', { name: 'Remove PIN' }));
    expect(await screen.findByText(/do not work any more/)).toBeVisible();
    expect(inputs('codes.setOneTimePin')[0]).toMatchObject({ pin: null });
  });
});
