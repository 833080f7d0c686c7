import { apiError, renderScreen, type FakeApi } from '@swapt/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { testDocument, testPage } from '../../../../testing/test-page.js';
import { Versions } from './versions.js';

const version = (number: number, isLive: boolean) => ({
  version: number,
  title: `Menu ${number}`,
  published_at: '2026-10-02T10:00:00.000Z',
  published_by: 'Owner',
  is_live: isLive,
  document: null,
});
const page = testPage({ status: 'published' });
const api: FakeApi = {
  'pages.versions': ({ version: asked }) => ({
    data: asked ? [{ ...version(asked, false), document: testDocument() }] : [version(2, true), version(1, false)],
    page: 1,
    pageSize: 50,
    total: 2,
  }),
  'pages.restore': () => ({ data: page }),
};
const show = (more: FakeApi = {}) => {
  const restored: string[] = [];
  const view = renderScreen(<Versions page={page} revision={9} onRestored={() => restored.push('restored')} />, {
    api: { ...api, ...more },
  });
  return { ...view, restored };
};

describe('versions of a page', () => {
  it('are looked at, and come back over the revision that was worked on [A.updatepage]', async () => {
    const { user, inputs, restored } = show();
    expect(await screen.findByText('Public now')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'View version 1' }));
    expect(await screen.findByText('Fresh every morning')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Restore this version' }));
    await waitFor(() => expect(restored).toHaveLength(1));
    expect(inputs('pages.restore')).toEqual([{ org_id: page.org_id, page_id: page.page_id, version: 1, revision: 9 }]);
  });

  it('stay where they are when somebody else was faster', async () => {
    const { user, restored } = show({
      'pages.restore': () => {
        throw apiError('page.conflict');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'View version 1' }));
    const button = await screen.findByRole('button', { name: 'Restore this version' });
    await user.click(button);
    await waitFor(() => expect(button).toBeEnabled());
    expect(restored).toEqual([]);
  });

  it('are none before the first publishing', async () => {
    show({ 'pages.versions': () => ({ data: [], page: 1, pageSize: 50, total: 0 }) });
    expect(await screen.findByRole('heading', { name: 'No versions yet' })).toBeVisible();
  });
});
