import type { BulkChange } from '@swapt/shared/contract';
import { testBulkChange } from '../../../testing/test-bulk-change.js';
import { headline, notes, percentOf } from './bulk-change-words.js';

describe('a change of many codes in words', () => {
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
      { state: 'undone', undone: 1200, kept: [{ reason: 'Since.', codes: 2, names: ['A'] }] },
    ],
  ])('%s', (sentence, change) => {
    expect(headline(testBulkChange(change))).toBe(sentence);
  });

  it('says what was left out, which and why', () => {
    const left = [
      { reason: 'It is archived. Restore it first.', codes: 5, names: ['A', 'B', 'C'] },
      { reason: 'The folder was deleted.', codes: 1, names: [] },
    ];
    expect(notes(testBulkChange({ state: 'done', done: 20, changed: 10, left }))).toEqual([
      '4 codes were like this before.',
      '5 codes did not change (“A”, “B”, “C”, 2 more): It is archived. Restore it first.',
      '1 code did not change: The folder was deleted.',
    ]);
    const kept = [{ reason: 'Somebody has changed it since.', codes: 1, names: ['A'] }];
    expect(notes(testBulkChange({ state: 'undone', kept }))).toEqual([
      '1 code stays as it is (“A”): Somebody has changed it since.',
    ]);
    expect(notes(testBulkChange({ left }))).toEqual([]);
  });

  it('counts down what is undone by what was changed', () => {
    expect(percentOf(testBulkChange({ total: 10, done: 5 }))).toBe(50);
    expect(percentOf(testBulkChange({ state: 'undoing', total: 10, done: 10, changed: 8, undone: 2 }))).toBe(25);
  });
});
