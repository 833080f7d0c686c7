import type { BulkChange } from '@swapt/shared/contract';
import { renderScreen, testBulkChange } from '@swapt/shared/testing';
import { BulkChanges } from '@swapt/shared/ui';
import { screen } from '@testing-library/react';
import { codeBulkWords } from './bulk-words.js';

const show = (change: Partial<BulkChange>) =>
  renderScreen(<BulkChanges noun="codes" words={codeBulkWords} />, {
    api: { 'bulkChanges.list': () => ({ data: [testBulkChange(change)] }) },
  });

describe('a change of many codes in words', () => {
  beforeEach(() => localStorage.clear());
  const folder = { folder_id: 'tables', name: 'Tables' };
  it.each<[string, Partial<BulkChange>]>([
    ['Pausing 3,412 codes', {}],
    ['Moving 3,412 codes to “Tables”', { action: 'move', folder }],
    ['3,400 codes are paused.', { state: 'done', done: 3412, changed: 3400 }],
    ['1 code is now in “Tables”.', { state: 'done', done: 1, total: 1, changed: 1, action: 'move', folder }],
    ['Nothing had to be changed.', { state: 'done', done: 3412, changed: 0 }],
    [
      'Cancelled after 1,200 of 3,412 codes. 1,100 codes are tagged spring, door.',
      { state: 'cancelled', changed: 1100, action: 'tag', tags: ['spring', 'door'] },
    ],
    ['Cancelled after 0 of 3,412 codes. None of them changed.', { state: 'cancelled', done: 0, changed: 0 }],
    [
      'Something went wrong on our side after 1,200 of 3,412 codes. 1,200 codes are deleted.',
      { state: 'failed', action: 'delete' },
    ],
    ['Undoing: 1,200 codes', { state: 'undoing' }],
    [
      '1,198 codes are back to what they were.',
      { state: 'undone', undone: 1200, kept: [{ reason: 'Since.', count: 2, names: ['A'] }] },
    ],
  ])('%s', async (sentence, change) => {
    show(change);
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('says what was left out, which and why', async () => {
    const left = [
      { reason: 'It is archived. Restore it first.', count: 5, names: ['A', 'B', 'C'] },
      { reason: 'The folder was deleted.', count: 1, names: [] },
    ];
    show({ state: 'done', done: 20, changed: 10, left });
    expect(await screen.findByText('4 codes were like this before.')).toBeVisible();
    expect(
      screen.getByText('5 codes did not change (“A”, “B”, “C”, 2 more): It is archived. Restore it first.'),
    ).toBeVisible();
    expect(screen.getByText('1 code did not change: The folder was deleted.')).toBeVisible();
  });

  it('says what could not be put back, and why', async () => {
    show({ state: 'undone', kept: [{ reason: 'Somebody has changed it since.', count: 1, names: ['A'] }] });
    expect(await screen.findByText('1 code stays as it is (“A”): Somebody has changed it since.')).toBeVisible();
  });

  it('counts down what is undone by what was changed', async () => {
    show({ state: 'undoing', total: 10, done: 10, changed: 8, undone: 2 });
    expect(await screen.findByRole('progressbar', { name: '2 of 8' })).toHaveAttribute('aria-valuenow', '25');
  });
});
