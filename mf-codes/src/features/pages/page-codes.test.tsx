import type { Code } from '@swapt/shared/contract';
import { renderScreen, type FakeApi } from '@swapt/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { listOf, testCode } from '../../testing/test-code.js';
import { testPage } from '../../testing/test-page.js';
import PagesScreen from './pages-screen.js';

const page = { ...testPage({ name: 'Evening menu', status: 'published' }), views: 0 };
const api: FakeApi = {
  'bulkChanges.list': () => ({ data: [] }),
  'pages.list': () => ({ data: [page], page: 1, pageSize: 10, total: 1 }),
};

async function openCodes(more: FakeApi, role: 'owner' | 'viewer' = 'owner') {
  const view = renderScreen(<PagesScreen />, { api: { ...api, ...more }, role });
  await view.user.click(await screen.findByRole('button', { name: 'Actions for Evening menu' }));
  await view.user.click(await screen.findByRole('menuitem', { name: /QR codes$/ }));
  return { ...view, dialog: within(await screen.findByRole('dialog', { name: 'QR codes for “Evening menu”' })) };
}

describe('the codes of a page', () => {
  it('begin with one that is named after it, one press from being printed', async () => {
    const made = testCode({ name: 'Evening menu', type: 'page' });
    let codes = listOf<Code>();
    const { user, dialog, inputs } = await openCodes({
      'codes.list': () => codes,
      'codes.create': () => {
        codes = listOf(made);
        return { data: made };
      },
    });
    await user.click(await dialog.findByRole('button', { name: 'Create QR code' }));
    expect(await dialog.findByRole('img', { name: 'QR code of Evening menu' })).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Download PNG' })).toBeVisible();
    expect(inputs('codes.create')).toEqual([
      expect.objectContaining({ name: 'Evening menu', type: 'page', content: { page_id: page.page_id } }),
    ]);
    expect(inputs('codes.list')[0]).toMatchObject({ filter: { page_id: page.page_id } });
  });

  it('are shown with how often they were scanned, and how many more there are', async () => {
    const codes = ['Door', 'Bar'].map((name, at) => testCode({ code_id: `c${at}`, name, scans: at }));
    const { dialog, user } = await openCodes({ 'codes.list': () => ({ ...listOf(...codes), total: 7 }) });
    expect(await dialog.findByRole('link', { name: 'Door' })).toBeVisible();
    expect(dialog.getByText('0 scans')).toBeVisible();
    expect(dialog.getByText('1 scan')).toBeVisible();
    expect(dialog.getByText('2 more codes lead to this page.')).toBeVisible();
    await user.click(dialog.getByRole('link', { name: 'Bar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('are not made by those who may not make codes', async () => {
    const { dialog } = await openCodes({ 'codes.list': () => listOf() }, 'viewer');
    expect(await dialog.findByText(/^No code leads to this page yet/)).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Create QR code' })).toBeNull();
  });
});
