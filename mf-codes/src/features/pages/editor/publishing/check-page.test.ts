import type { PageBlock } from '@swapt/shared/contract';
import { newBlock, newDocument } from '@swapt/shared/page/document';
import { checkPage, newFindings, samplesOf } from './check-page.js';

const picture = { url: '/images/a/b', alt: '', width: 10, height: 10 };
const root = { title: 'Menu', description: 'Cakes', image: { ...picture, alt: 'A cake' } };
const page = (...content: PageBlock[]) => newDocument(root, content);
const found = (...content: PageBlock[]) => checkPage(page(...content), new Set()).map(({ sentence }) => sentence);
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
    ['There is nothing in it yet, so nobody will see it.', newBlock('map', 'a')],
    ['A picture has no words for people who cannot see it.', newBlock('image', 'a', { picture })],
  ])('%s', (sentence, block) => {
    expect(found(block)).toEqual([sentence]);
  });

  it('names what a template says and the owner has not changed', () => {
    const dish = (name: string) => ({ name, text: '', price: '', link: '', picture: null });
    const template = page(newBlock('product', 't', { products: [dish('Lemon chicken'), dish('Espresso')] }));
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
    const template = page(newBlock('product', 't', { products: [dish('2.60')] }));
    expect(checkPage(page(newBlock('product', 'a', { products: [dish('2.90')] })), samplesOf([template]))).toEqual([]);
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
    expect(found(newBlock('hero', 'a'))).toEqual(['“Your headline” still stands where your own words belong.']);
  });

  it('is asked once: what the public page has already is not said again', () => {
    const before = checkPage(page(newBlock('buttons', 'a', { buttons: [button('Call us', '')] })), new Set());
    const [call, book] = [button('Call us', ''), button('Book', '')];
    const after = checkPage(page(newBlock('buttons', 'a', { buttons: [call, book] })), new Set());
    expect(newFindings(after, after)).toEqual([]);
    expect(newFindings(after, before).map(({ sentence }) => sentence)).toContain(
      'The button “Book” leads nowhere yet, so nobody will see it.',
    );
  });

  it('says what a preview of the link lacks', () => {
    expect(checkPage(newDocument({ ...root, description: '', image: null }), new Set())).toEqual([
      {
        where: '',
        sentence:
          'A link to this page is shown without a description or a picture. Add it in the settings of the page.',
      },
    ]);
  });
});
