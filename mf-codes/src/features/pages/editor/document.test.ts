import { newBlock } from '@swapt/shared/page/document';
import { testDocument } from '../../../testing/test-page.js';
import { countChanges } from './draft/count-changes.js';
import { errorsBelow, sortErrors } from './field-errors.js';
import { toData, toDocument } from './puck-document.js';

const [hero, text] = testDocument().content;
if (!hero || !text) throw new Error('The document has two blocks');
const page = testDocument();

describe('changes that are not public', () => {
  it('are counted by block, moves and settings once each', () => {
    expect(countChanges(page, testDocument())).toBe(0);
    expect(countChanges(page, { ...page, content: [text, hero] })).toBe(1);
    expect(countChanges(page, { ...page, content: [hero] })).toBe(1);
    const changed = newBlock('text', text.props.id, { title: 'Opening hours' });
    const more = newBlock('consent', 'block-3');
    const settings = { props: { ...page.root.props, title: 'Another' } };
    expect(countChanges(page, { root: settings, content: [changed, more] })).toBe(4);
  });
});

describe('a document in the editor', () => {
  it('keeps whether search engines may list the page, and adds nothing to one that never said it', () => {
    expect(toDocument(toData(page))).toEqual(page);
    for (const findable of [true, false]) {
      const settled = { ...page, root: { props: { ...page.root.props, findable } } };
      expect(toDocument(toData(settled))).toEqual(settled);
    }
  });
});

describe('what the server says of a document', () => {
  it('finds its block by the place that the block had, and its field below', () => {
    const sorted = sortErrors(
      {
        'data.draft.content.1.props.rows.0.value': 'Too long.',
        'draft.content.0.type': 'Unknown.',
        'data.draft.root.props.theme.accent': 'No colour.',
        'data.draft.content.9.props.link': 'Gone.',
      },
      page,
    );
    expect(sorted.blocks).toEqual({
      [hero.props.id]: { type: 'Unknown.' },
      [text.props.id]: { 'rows.0.value': 'Too long.' },
    });
    expect(sorted.settings).toMatchObject({ 'theme.accent': 'No colour.' });
    expect(Object.values(sorted.settings)).toContain('Gone.');
    expect(errorsBelow({ 'rows.0.value': 'Too long.', 'rows.1.value': 'Other', rows: 'All' }, 'rows.0')).toEqual({
      value: 'Too long.',
    });
  });
});
