import type { PageBlock } from '@swapt/shared/contract';
import { blockTypes } from '@swapt/shared/values';
import { newBlock, newBlockIn, newDocument, newDocumentIn } from '@swapt/shared/page/document';
import { samplesOf, textsIn } from '@swapt/shared/page/samples';
import { languageNames } from '@swapt/shared/messages';
import { fetchEditorWords } from '@swapt/shared/messages/editor-words';
import { checkPage, newFindings } from './check-page.js';
import { fetchSamples } from './fetch-samples.js';

const picture = { url: '/images/a/b', alt: '', width: 10, height: 10 };
const root = { title: 'Menu', description: 'Cakes', image: { ...picture, alt: 'A cake' } };
const page = (...content: PageBlock[]) => newDocument(root, content);
const begun = samplesOf([]);
const templateOf = (...content: PageBlock[]) => newDocument({ title: 'A template' }, content);
const found = (...content: PageBlock[]) => checkPage(page(...content), begun).map(({ sentence }) => sentence);
const button = (label: string, link: string) => ({ label, link, look: 'solid' as const });

describe('what is said before a page is published', () => {
  it('is nothing where everything is filled in', () => {
    expect(
      found(newBlock('hero', 'a', { title: 'Welcome', text: '', buttons: [button('Call us', 'tel:+4930123')] })),
    ).toEqual([]);
  });

  it.each<[string, PageBlock]>([
    [
      'The button “Call us” leads nowhere yet, so nobody will see it.',
      newBlock('hero', 'a', { title: 'Welcome', text: '', buttons: [button('Call us', '')] }),
    ],
    ['A button has no words, so nobody will see it.', newBlock('buttons', 'a', { buttons: [button('', 'tel:1')] })],
    [
      'The account “instagram” leads nowhere yet, so nobody will see it.',
      newBlock('social', 'a', { accounts: [{ network: 'instagram', link: '' }] }),
    ],
    [
      '“Donaudampfschifffahrtsgesellschaft” is too long for one line on a phone.',
      newBlock('hero', 'a', { text: '', title: 'Die Donaudampfschifffahrtsgesellschaft' }),
    ],
    ['There is nothing in it yet, so nobody will see it.', newBlock('gallery', 'a')],
    ['There is nothing in it yet, so nobody will see it.', newBlock('map', 'a', { title: 'Here we are' })],
    ['A picture has no words for people who cannot see it.', newBlock('image', 'a', { picture })],
  ])('%s', (sentence, block) => {
    expect(found(block)).toEqual([sentence]);
  });

  it('names what a template says and the owner has not changed', () => {
    const dish = (name: string) => ({ name, text: '', price: '', link: '', picture: null });
    const template = templateOf(newBlock('product', 't', { products: [dish('Lemon chicken'), dish('Espresso')] }));
    const own = page(
      newBlock('product', 'a', {
        title: 'Mains',
        products: [dish('Lemon chicken'), dish('Espresso'), dish('Our pie')],
      }),
    );
    expect(checkPage(own, samplesOf([template]))).toEqual([
      { where: 'Products “Mains”', sentence: 'It still says what the template says: “Lemon chicken” and 1 more.' },
    ]);
  });

  it.each<[string, PageBlock]>([
    ['We open at six', newBlock('hero', 'a', { title: 'We open at six', text: '' })],
    [
      'Weddings',
      newBlock('links', 'a', { links: [{ label: 'Weddings', text: 'Long ago', link: 'tel:1', picture: null }] }),
    ],
    ['A bob', newBlock('gallery', 'a', { pictures: [{ picture: { ...picture, alt: 'x' }, caption: 'A bob' }] })],
    ['By lift', newBlock('image', 'a', { picture: { ...picture, alt: 'x' }, caption: 'By lift' })],
    ['We call you', newBlock('form', 'a', { welcome: 'We call you' })],
    ['It is on', newBlock('countdown', 'a', { at: '2026-12-01T10:00:00.000Z', over: 'It is on' })],
    ['1 Quay', newBlock('map', 'a', { address: '1 Quay' })],
    ['Nuts', newBlock('consent', 'a', { text: 'Nuts' })],
    ['Monday', newBlock('text', 'a', { text: '', rows: [{ label: 'Monday', value: 'closed' }] })],
  ])('finds what a template says, in every kind of block: %s', (text, block) => {
    const own = page(block);
    expect(checkPage(own, samplesOf([own])).map(({ sentence }) => sentence)).toContain(
      `It still says what the template says: “${text}”.`,
    );
  });

  it('leaves a dish alone whose price was changed', () => {
    const dish = (price: string) => ({ name: 'Espresso', text: '', price, link: '', picture: null });
    const template = templateOf(newBlock('product', 't', { products: [dish('2.60')] }));
    const own = page(newBlock('product', 'a', { title: 'Coffee', products: [dish('2.90')] }));
    expect(checkPage(own, samplesOf([template]))).toEqual([]);
  });

  it('names drawings that stand where photographs belong, and leaves the one of the opening', () => {
    const drawn = { ...picture, alt: 'A cake', url: '/illustrations/cafe-cake' };
    const shown = [drawn, drawn].map((each, index) => ({ picture: each, caption: `Our cake ${index}` }));
    expect(found(newBlock('hero', 'a', { title: 'Welcome', text: '', picture: drawn }))).toEqual([]);
    expect(found(newBlock('gallery', 'a', { pictures: shown }))).toEqual([
      '2 pictures are drawings of the template. Your own photographs say more.',
    ]);
  });

  it('names words that nobody has written', () => {
    expect(found(newBlock('hero', 'a', { text: '' }))).toEqual([
      '“Your headline” still stands where your own words belong.',
    ]);
    expect(found(newBlock('hero', 'a'))).toEqual([
      '“Your headline” and 1 more still stand where your own words belong.',
    ]);
  });

  it('finds headings of templates, their title and their thanks', () => {
    const thanks = { title: 'See you', text: 'Bring cake.', label: '', link: '' };
    const form = newBlock('form', 'a', { title: 'Join us', welcome: '', consent: '' });
    const template = newDocument({ title: 'Our practice', description: 'x', return: thanks }, [form]);
    expect(checkPage(template, samplesOf([template])).slice(0, 2)).toEqual([
      { where: 'Form “Join us”', sentence: 'It still says what the template says: “Join us”.' },
      { where: 'Settings', sentence: 'It still says what the template says: “Our practice” and 2 more.' },
    ]);
    const withoutForm = { ...template, content: [] };
    expect(checkPage(withoutForm, samplesOf([template]))[0]?.sentence).toContain('“Our practice” and 1 more.');
  });

  it.each(languageNames)('finds every text that a new block begins with, on a page in %s', async (language) => {
    const { samples } = await fetchEditorWords(language);
    const all = await fetchSamples([], language);
    const settings = { ...newDocumentIn(samples, {}, []).root.props, title: 'x', description: 'x', language };
    for (const type of blockTypes) {
      const block = newBlockIn(samples, type, type) as PageBlock;
      // A title that is empty, the answer to be given and the button that sends them are no samples.
      const texts = textsIn(type, block.props).filter(({ field }) => !/\.(inputs|submitLabel)$/.test(field));
      const said = checkPage({ root: { props: settings }, content: [block] }, all).filter(
        ({ where }) => where !== 'Settings',
      );
      const more = texts.length > 1 ? ` and ${texts.length - 1} more still stand ` : ' still stands ';
      expect([type, said.filter(({ sentence }) => sentence.includes(more)).length]).toEqual([
        type,
        texts.length > 0 ? 1 : 0,
      ]);
    }
  });

  it('finds the words of another language that stand on a page, the questions of a form among them', async () => {
    const { samples } = await fetchEditorWords('de');
    const form = newBlockIn(samples, 'form', 'a', { title: 'x', welcome: 'x', consent: 'x' });
    const say = async (language: string) =>
      checkPage(page(form), await fetchSamples([], language)).filter(({ where }) => where.startsWith('Form'));
    expect(await say('de')).toEqual([]);
    expect((await say('en'))[0]?.sentence).toMatch(/^“Seite 1” and 5 more still stand/);
  });

  it('is asked once: what the public page has already is not said again', () => {
    const before = checkPage(page(newBlock('buttons', 'a', { buttons: [button('Call us', '')] })), begun);
    const [call, book] = [button('Call us', ''), button('Book', '')];
    const after = checkPage(page(newBlock('buttons', 'a', { buttons: [call, book] })), begun);
    expect(newFindings(after, after)).toEqual([]);
    expect(newFindings(after, before).map(({ sentence }) => sentence)).toContain(
      'The button “Book” leads nowhere yet, so nobody will see it.',
    );
  });

  it('says what a preview of the link lacks', () => {
    expect(checkPage(newDocument({ ...root, description: '', image: null }), begun)).toEqual([
      {
        where: '',
        sentence:
          'A link to this page is shown without a description or a picture. Add it in the settings of the page.',
      },
    ]);
  });
});
