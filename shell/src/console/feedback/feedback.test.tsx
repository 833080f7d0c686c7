import { act, screen, waitFor } from '@testing-library/react';
import { hideSpinner, showSpinner } from './spinner-store.js';
import { renderConsole } from '../testing/render-console.js';

const open = async () => {
  const view = renderConsole({ route: '/admin/dummy' });
  await screen.findByRole('heading', { name: 'Design system' });
  return view;
};

describe('the design-system page', () => {
  it('shows the four colours and both families of type [A.dummy, G.colours]', async () => {
    await open();
    for (const colour of ['#256EFF', '#6F53E7', '#109393', '#D9D9D9']) expect(screen.getByText(colour)).toBeVisible();
    expect(getComputedStyle(screen.getByRole('heading', { name: 'Headings are serif' })).fontFamily).toContain('serif');
    expect(getComputedStyle(screen.getByText(/Body text is sans/)).fontFamily).toContain('sans-serif');
  });

  it('shows every field and part that screens are made of [A.dummy]', async () => {
    await open();
    for (const name of ['Fields', 'Timeline', 'PDF to print', 'Pictures in an order', 'Add the list', 'Live board']) {
      expect(await screen.findByRole('heading', { name })).toBeVisible();
    }
    expect(await screen.findByRole('region', { name: 'Being made' })).toBeVisible();
  });

  it('shows a snackbar, announced at once when it is a failure [A.dummy, G.snackbar]', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Success' }));
    expect(await screen.findByText('Saved.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Failure' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('That did not work. Please try again.');
  });

  it('runs the button of a snackbar and closes it [G.snackbar]', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'With a button' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Restored.')).toBeVisible();
  });

  it('opens a small dialog and closes it [A.dummy, G.modal]', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Dialog' }));
    const dialog = await screen.findByRole('dialog', { name: 'A dialog' });
    expect(dialog.style.width || getComputedStyle(dialog).getPropertyValue('--ant-modal-xs-width')).toBe('480px');
    await user.click(screen.getByRole('button', { name: 'Close the dialog' }));
    await waitFor(() => expect(screen.queryByText(/Dialogs are small/)).toBeNull());
  });

  it('asks a question and hears the answer [A.dummy, G.modal]', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Question' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('You did not agree.')).toBeVisible();
  });

  it('covers the page at layer 3000 until the spinner is hidden [A.dummy, G.spinner]', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Spinner' }));
    const overlay = await screen.findByLabelText('Please wait');
    expect(overlay.style.zIndex).toBe('3000');
    await waitFor(() => expect(screen.queryByLabelText('Please wait')).toBeNull());
  });
});

describe('the spinner', () => {
  it('stays until every shown key is hidden as often as it was shown [G.spinner]', async () => {
    await open();
    act(() => ['a', 'a', 'b'].forEach(showSpinner));
    act(() => ['a', 'b', 'b'].forEach(hideSpinner));
    expect(screen.getByLabelText('Please wait')).toBeVisible();
    act(() => hideSpinner('a'));
    expect(screen.queryByLabelText('Please wait')).toBeNull();
  });
});
