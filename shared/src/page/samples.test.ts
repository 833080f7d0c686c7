import type { PageBlock } from '../contract/index.js';
import { languages } from '../messages/languages.gen.js';
import { languageNames } from '../messages/language-names.gen.js';
import { newBlock, newBlockIn, newDocument, newDocumentIn } from './document.js';
import { beginningIn, inLanguage } from './samples.js';

const pairs = languageNames.flatMap((from) => languageNames.map((to) => [from, to] as const));
const { ar, de, en, fr } = languages;

describe('a page that is put into another language', () => {
  it.each(pairs)('says everything that nobody has written in that one: %s to %s', (from, to) => {
    const page = beginningIn(languages[from]);
    const there = inLanguage(page, to, [languages[from]], languages[to]);
    expect(there.content).toEqual(beginningIn(languages[to]).content);
    expect(there.root.props).toEqual({ ...beginningIn(languages[to]).root.props, language: to });
    expect(inLanguage(there, 'en', [languages[to]], languages[from])).toEqual(page);
  });

  it('keeps what somebody has written, and in a question with words of its own the rest follows', () => {
    const form = newBlockIn(de, 'form', 'a', { title: 'Stammtisch', thanks: 'Bis bald' });
    const [page, first, ...more] = form.props.inputs;
    if (!page || !first) throw new Error('A form has questions');
    form.props.inputs = [page, { ...first, input_display_name: 'Spitzname' }, ...more];
    const hero: PageBlock = newBlockIn(de, 'hero', 'b', { text: 'Vorname' });
    const there = inLanguage(newDocumentIn(de, { title: 'Vorname' }, [form, hero]), 'ar', [de], ar);
    expect(there.root.props).toMatchObject({ title: 'Vorname', return: { title: ar.newPage.returnTitle } });
    expect(there.content).toMatchObject([
      { props: { title: 'Stammtisch', thanks: 'Bis bald', welcome: ar.newPage.formWelcome } },
      { props: { title: ar.newPage.heroTitle, text: 'Vorname' } },
    ]);
    const [, asked, next] = newForm(there.content[0]);
    expect(asked).toMatchObject({
      name: 'first_name',
      input_display_name: 'Spitzname',
      placeholder_text: ar.newForm.firstNameExample,
    });
    expect(next).toMatchObject({ name: 'last_name', input_display_name: ar.newForm.lastName, required: true });
  });

  it('takes along the English that it has from before', () => {
    const page = newDocument({ language: 'de' }, [newBlock('map', 'a')]);
    expect(inLanguage(page, 'fr', [de, en], fr).content).toMatchObject([{ props: { title: fr.newPage.mapTitle } }]);
  });
});

function newForm(block: PageBlock | undefined) {
  if (block?.type !== 'form') throw new Error('It is a form');
  return block.props.inputs;
}
