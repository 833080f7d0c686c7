import type { BulkChange } from '@swapt/shared/contract';
import { renderScreen, testBulkChange, type FakeApi } from '@swapt/shared/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { listOf, testCode } from '../../../testing/test-code.js';
import MyCodesScreen from './my-codes-screen.js';

const menu = testCode();
const poster = testCode({ code_id: '018f0000-0000-7000-8000-00000000000b', name: 'Poster' });
const many = { data: [menu, poster], page: 1, pageSize: 10, total: 3412 };

/** An organization with 3,412 codes, and what is under way there. */
function withChanges(...changes: BulkChange[]): FakeApi {
  let now = changes;
  const become = (change: BulkChange) => {
    now = [change, ...now.filter(({ change_id }) => change_id !== change.change_id)];
    return { data: change };
  };
  return {
    'codes.list': ({ filter }) => (filter?.search === 'poster' ? listOf(poster) : many),
    'codes.tags': () => ({ data: [] }),
    'bulkChanges.list': () => ({ data: now }),
    'bulkChanges.start': ({ action, count = 0 }) =>
      become(testBulkChange({ action, total: count, done: 0, changed: 0 })),
    'bulkChanges.cancel': () => become(testBulkChange({ state: 'cancelled' })),
    'bulkChanges.undo': () => become(testBulkChange({ state: 'undone', undone: 1200 })),
  };
}

describe('all codes that the list shows', () => {
  beforeEach(() => {
    window.innerWidth = 1440;
    localStorage.clear();
  });
  const selectPage = async (user: ReturnType<typeof renderScreen>['user']) => {
    await user.click(await screen.findByRole('checkbox', { name: 'Select Summer menu' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Poster' }));
  };

  it('are selected after a page of them, and sent as what the list shows with their number [A.mycodes]', async () => {
    const { user, inputs, keys } = renderScreen(<MyCodesScreen />, {
      api: withChanges(),
      route: '/?type=link&sort=name',
    });
    await selectPage(user);
    await user.click(screen.getByRole('button', { name: 'Select all 3,412 codes' }));
    const bar = within(screen.getByRole('region', { name: 'Selected' }));
    expect(bar.getByText('All 3,412 codes selected')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Select Poster' })).toBeChecked();
    expect(bar.queryByRole('button', { name: 'Labels' })).toBeNull();
    expect(bar.queryByRole('button', { name: 'Restore' })).toBeNull();
    await user.click(bar.getByRole('button', { name: 'Pause' }));
    expect(await screen.findByText('Pausing 3,412 codes')).toBeVisible();
    expect(inputs('bulkChanges.start')).toEqual([
      { org_id: menu.org_id, filter: { type: 'link', sort: 'name' }, count: 3412, action: 'pause' },
    ]);
    expect(keys('bulkChanges.start')[0]).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Selected' })).toBeNull();
  });

  it('are the page alone again when one is taken away, and nothing when something else is shown [A.mycodes]', async () => {
    const { user } = renderScreen(<MyCodesScreen />, { api: withChanges() });
    await selectPage(user);
    await user.click(screen.getByRole('button', { name: 'Select all 3,412 codes' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Poster' }));
    expect(screen.getByText('1 selected')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Select Poster' }));
    await user.click(screen.getByRole('button', { name: 'Select all 3,412 codes' }));
    await user.type(screen.getByLabelText('Search codes'), 'poster');
    await waitFor(() => expect(screen.queryByText('All 3,412 codes selected')).toBeNull());
  });

  it('can be deleted after a question that says how many they are [A.mycodes]', async () => {
    const { user, inputs, questions } = renderScreen(<MyCodesScreen />, { api: withChanges() });
    await selectPage(user);
    await user.click(screen.getByRole('button', { name: 'Select all 3,412 codes' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(inputs('bulkChanges.start')[0]).toMatchObject({ action: 'delete', count: 3412 }));
    expect(questions[0]).toBe('Delete 3,412 codes?');
  });
});

describe('tags of codes that are selected', () => {
  it('are taken from them, chosen among those they have, and given back by Undo [A.mycodes]', async () => {
    const tagged = testCode({ tags: ['door', 'spring'] });
    const { user, inputs, notices } = renderScreen(<MyCodesScreen />, {
      api: {
        ...withChanges(),
        'codes.list': () => listOf(tagged, poster),
        'codes.bulk': ({ code_ids: ids }) => ({ data: { changed: ids.length, left: [] } }),
      },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Select Poster' }));
    expect(screen.queryByRole('button', { name: 'Remove tags' })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Select Summer menu' }));
    await user.click(screen.getByRole('button', { name: 'Remove tags' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Remove tags from 2 codes' }));
    await user.click(dialog.getByRole('combobox', { name: 'Tags' }));
    await user.click(await screen.findByTitle('spring'));
    await user.click(dialog.getByRole('button', { name: 'Remove tags' }));
    await waitFor(() => expect(notices.at(-1)?.text).toBe('2 codes are without the tag spring.'));
    notices.at(-1)?.action?.run();
    await waitFor(() => expect(inputs('codes.bulk')).toHaveLength(2));
    const org_id = tagged.org_id;
    expect(inputs('codes.bulk')).toEqual([
      { org_id, action: 'untag', tags: ['spring'], code_ids: expect.arrayContaining([tagged.code_id, poster.code_id]) },
      { org_id, action: 'tag', tags: ['spring'], code_ids: [tagged.code_id] },
    ]);
  });
});

describe('a change of many codes above the list', () => {
  beforeEach(() => localStorage.clear());

  it('shows how far it is, who began it, and can be cancelled and undone [A.mycodes]', async () => {
    const { user, inputs } = renderScreen(<MyCodesScreen />, { api: withChanges(testBulkChange()) });
    expect(await screen.findByText(/1,200 of 3,412, started by Kim/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Cancelled after 1,200 of 3,412 codes. 1,200 codes are paused.')).toBeVisible();
    // What it did until then is read again.
    await waitFor(() => expect(inputs('codes.list').length).toBeGreaterThan(1));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('1,200 codes are back to what they were.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('stays until it is put away, also over a reload [A.mycodes]', async () => {
    const api = withChanges(testBulkChange({ state: 'done', done: 3412, changed: 3412 }));
    const first = renderScreen(<MyCodesScreen />, { api });
    expect(await screen.findByText('3,412 codes are paused.')).toBeVisible();
    await first.user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByText('3,412 codes are paused.')).toBeNull());
    cleanup();
    renderScreen(<MyCodesScreen />, { api });
    await screen.findByText('Summer menu');
    expect(screen.queryByText('3,412 codes are paused.')).toBeNull();
  });

  it('is seen by those who may not change codes, without a way to do so [A.mycodes]', async () => {
    renderScreen(<MyCodesScreen />, { api: withChanges(testBulkChange()), role: 'viewer' });
    expect(await screen.findByText('Pausing 3,412 codes')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  });
});
