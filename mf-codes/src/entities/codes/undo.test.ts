import { testCode } from '../../testing/test-code.js';
import { undoOf } from './undo.js';

const [a, b, c] = [
  testCode({ code_id: 'a', status: 'active', tags: ['spring'] }),
  testCode({ code_id: 'b', status: 'paused', folder: { folder_id: 'tables', name: 'Tables' } }),
  testCode({ code_id: 'c', status: 'archived', folder: { folder_id: 'tables', name: 'Tables' } }),
];

describe('what was done to many codes is undone', () => {
  it('each goes back to the status it had', () => {
    expect(undoOf({ action: 'pause' }, [a, b])).toEqual([{ action: 'resume', code_ids: ['a'] }]);
    expect(undoOf({ action: 'resume' }, [a, b])).toEqual([{ action: 'pause', code_ids: ['b'] }]);
    expect(undoOf({ action: 'delete' }, [a, b, c])).toEqual([
      { action: 'restore', code_ids: ['a', 'b', 'c'] },
      { action: 'pause', code_ids: ['b'] },
      { action: 'archive', code_ids: ['c'] },
    ]);
    expect(undoOf({ action: 'archive' }, [a, b])).toEqual([
      { action: 'restore', code_ids: ['a', 'b'] },
      { action: 'pause', code_ids: ['b'] },
    ]);
    expect(undoOf({ action: 'restore' }, [c])).toEqual([{ action: 'archive', code_ids: ['c'] }]);
  });

  it('each goes back to its folder, or to none', () => {
    expect(undoOf({ action: 'move' }, [a, b, c])).toEqual([
      { action: 'move', folder_id: null, code_ids: ['a'] },
      { action: 'move', folder_id: 'tables', code_ids: ['b', 'c'] },
    ]);
  });

  it('a tag goes from those that did not have it before', () => {
    expect(undoOf({ action: 'tag', tags: ['spring', 'print'] }, [a, b])).toEqual([
      { action: 'untag', tags: ['spring'], code_ids: ['b'] },
      { action: 'untag', tags: ['print'], code_ids: ['a', 'b'] },
    ]);
  });
});
