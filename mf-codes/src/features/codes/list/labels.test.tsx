import { apiError, recordDownloads, renderScreen, type FakeApi } from '@swapt/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { listOf, testCode } from '../../../testing/test-code.js';
import { DownloadPanel } from '../../../entities/code-prints/download-panel.js';
import MyCodesScreen from './my-codes-screen.js';

const menu = testCode();
const poster = testCode({ code_id: '018f0000-0000-7000-8000-00000000000b', name: 'Poster' });
const api: FakeApi = {
  'codes.list': () => listOf(menu, poster),
  'codes.tags': () => ({ data: [] }),
  'bulkChanges.list': () => ({ data: [] }),
  'codes.labels': () => ({
    data: { name: 'labels.pdf', type: 'application/pdf', body: btoa('%PDF'), pages: 1, unprinted: [] },
  }),
};
const saved = recordDownloads();

async function openDialog(more: FakeApi = {}) {
  const view = renderScreen(<MyCodesScreen />, { api: { ...api, ...more } });
  await view.user.click(await screen.findByRole('checkbox', { name: 'Select Summer menu' }));
  await view.user.click(screen.getByRole('checkbox', { name: 'Select Poster' }));
  await view.user.click(screen.getByRole('button', { name: 'Labels' }));
  await screen.findByRole('combobox', { name: 'Sheet' });
  return { ...view, dialog: within(screen.getByRole('dialog', { name: '2 codes on labels' })) };
}

describe('sheets of labels', () => {
  it('hold the codes that are selected, as a PDF for a sheet that is chosen [A.mycodes]', async () => {
    const { user, inputs, dialog } = await openDialog();
    await user.click(dialog.getByRole('combobox', { name: 'Sheet' }));
    await user.click(await screen.findByTitle(/^Letter, 30 labels/));
    await user.click(dialog.getByRole('checkbox'));
    await user.click(dialog.getByRole('button', { name: 'Make the PDF' }));
    expect(await dialog.findByText(/is ready/)).toHaveTextContent('labels.pdf is ready, 1 page');
    expect(await dialog.findByRole('link', { name: 'Open to print' })).toHaveFocus();
    await user.click(dialog.getByRole('button', { name: 'Download' }));
    expect(saved[0]?.name).toBe('labels.pdf');
    expect(await saved[0]?.text()).toBe('%PDF');
    expect(inputs('codes.labels')).toEqual([
      { org_id: menu.org_id, code_ids: [menu.code_id, poster.code_id], sheet: 'letter-30', skip: 0, text: false },
    ]);
  });

  it('are filled with one code from its downloads, or get as many labels as are asked for [A.mycodes.show, A.mycodes.success]', async () => {
    const { user, inputs } = renderScreen(<DownloadPanel code={menu} />, { api, path: '/' });
    for (const [skip, copies, sent] of [
      ['0', '', 24],
      ['27', '', 21],
      ['0', '5', 5],
    ] as const) {
      await user.click(screen.getByRole('button', { name: 'Fill a sheet of labels' }));
      await screen.findByRole('combobox', { name: 'Sheet' });
      const dialog = within(screen.getByRole('dialog', { name: '“Summer menu” on labels' }));
      fireEvent.change(dialog.getByLabelText('Labels to skip'), { target: { value: skip } });
      fireEvent.change(dialog.getByLabelText(/^How many labels/), { target: { value: copies } });
      await user.click(dialog.getByRole('button', { name: 'Make the PDF' }));
      await waitFor(() =>
        expect(inputs('codes.labels').at(-1)).toMatchObject({ code_ids: [menu.code_id], copies: sent }),
      );
      await user.click(await dialog.findByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  });

  it('say which names could not be printed, and what stands there instead [A.mycodes]', async () => {
    const nameless = ['桌 1', '桌 2', '桌 3', '桌 4', '桌 5', '桌 6'].map((name) => ({
      code_id: name,
      name,
      printed: '',
    }));
    const unprinted = [...nameless, { code_id: 'cafe', name: '☕ Café', printed: 'Café' }];
    const data = { name: 'labels.pdf', type: 'application/pdf', body: btoa('%PDF'), pages: 1, unprinted };
    const { user, dialog } = await openDialog({ 'codes.labels': () => ({ data }) });
    await user.click(dialog.getByRole('button', { name: 'Make the PDF' }));
    const [first, second] = await dialog.findAllByRole('alert');
    expect(first).toHaveTextContent(
      'We cannot print the letters of “桌 1”, “桌 2”, “桌 3”, “桌 4”, “桌 5”, and 1 more.',
    );
    expect(first).toHaveTextContent('These labels come without a name. Their codes work as always.');
    expect(second).toHaveTextContent('Printed without emoji and signs: “☕ Café”.');
    expect(await dialog.findByRole('link', { name: 'Open to print' })).toHaveFocus();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('say when they could not be made, and stay open [A.mycodes, E.wrap]', async () => {
    const { user, dialog } = await openDialog({
      'codes.labels': () => {
        throw apiError('server.unavailable');
      },
    });
    await user.click(dialog.getByRole('button', { name: 'Make the PDF' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('briefly unavailable');
    expect(saved).toEqual([]);
  });
});
