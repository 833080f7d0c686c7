import type { PageBlock } from '../contract/index.js';
import { languages } from '../messages/languages.gen.js';
import { languageNames } from '../messages/language-names.gen.js';
import { newBlock, newBlockIn, newDocument, newDocumentIn } from './document.js';
import { beginningIn, inLanguage, samplesAmong, samplesOf } from './samples.js';

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

/** As the database gives it back: `jsonb` keeps the keys of an object by their length, then by their bytes. */
function stored<T>(value: T): T {
  if (Array.isArray(value)) return value.map((each: unknown) => stored(each)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).sort(([a], [b]) => a.length - b.length || (a < b ? -1 : 1));
  return Object.fromEntries(parts.map(([key, part]) => [key, stored(part as unknown)])) as T;
}

describe('sample texts on a page that was saved and loaded again', () => {
  const dish = { name: 'Espresso', text: 'From Trieste', price: '2.60', link: '', picture: null };
  const template = newDocument(
    { title: 'A template', return: { title: 'Bye', text: 'So long', label: '', link: '' } },
    [
      newBlock('links', 'l', { links: [{ label: 'Weddings', text: 'Since 1910', link: 'tel:1', picture: null }] }),
      newBlock('product', 'p', { products: [dish] }),
      newBlock('text', 't', { text: '', rows: [{ label: 'Monday', value: 'closed' }] }),
    ],
  );
  const german = beginningIn(de);
  const samples = samplesOf([template], [en, de], en);
  const partsOf = ({ root, content }: typeof german): [string, object][] => [
    ['page', root.props],
    ...content.map(({ type, props }): [string, object] => [type, props]),
  ];
  const foundOn = (page: typeof german) => partsOf(page).map(([name, props]) => samplesAmong(name, props, samples));

  it.each([
    ['what is new', german],
    ['a template', template],
  ])('are found like those that were just written, in the same order: %s', (_, page) => {
    expect(JSON.stringify(stored(page))).not.toBe(JSON.stringify(page));
    expect(foundOn(stored(page))).toEqual(foundOn(page));
  });

  it('are found in the thanks, in each question and in each link of it', () => {
    const [settings] = foundOn(stored(german));
    expect(settings?.begun).toContain(`${de.newPage.returnTitle}\n${de.newPage.returnText}`);
    const [asked = []] = foundOn(stored({ ...german, content: german.content.slice(-1) }))
      .slice(-1)
      .map(({ begun }) => begun);
    expect(asked).toEqual(
      expect.arrayContaining([
        [de.newForm.choose, de.newForm.firstChoice, de.newForm.secondChoice].join('\n'),
        [de.newForm.city, de.newForm.cityExample].join('\n'),
      ]),
    );
    const ofTemplate = foundOn(stored(template)).flatMap((each) => each.ofTemplates);
    expect(ofTemplate).toEqual(
      expect.arrayContaining([
        'Bye\nSo long',
        'Weddings\nSince 1910',
        'Espresso\nFrom Trieste\n2.60',
        'Monday\nclosed',
      ]),
    );
  });
});

function newForm(block: PageBlock | undefined) {
  if (block?.type !== 'form') throw new Error('It is a form');
  return block.props.inputs;
}
