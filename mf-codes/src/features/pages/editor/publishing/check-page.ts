import type { PageBlock, PageDocument } from '@swapt/shared/contract';
import { newBlockProps, pictureOf } from '@swapt/shared/page/document';
import { blockNames } from '@swapt/shared/values';
import { t } from '@swapt/shared/text';

import { headingOf } from '../blocks/block-kinds.js';
import { linksOf } from './links-of.js';

export interface Finding {
  /** The block in question, as people call it; empty for the page as a whole. */
  where: string;
  sentence: string;
}

/** Longer ones are broken in large type on a phone. */
const longestWord = 20;
const shortened = (text: string) => {
  const [line = ''] = text.split('\n');
  return line.length > 40 ? `${line.slice(0, 40).trimEnd()}…` : line;
};

/** What somebody would regret to find on the public page. `samples` are the texts of templates. */
export function checkPage(document: PageDocument, samples: ReadonlySet<string>): Finding[] {
  const { root, content } = document;
  const found = content.flatMap((block) => {
    const where = nameOf(block);
    const said = [
      leftOut(block),
      sampleTexts(block, samples),
      samplePictures(block),
      longWords(block),
      pictures(block),
    ];
    return said.flat().map((sentence) => ({ where, sentence }));
  });
  const { title, description } = root.props;
  const lacks = [
    ...(title === '' ? [t('a title')] : []),
    ...(description === '' ? [t('a description')] : []),
    ...(pictureOf(document) ? [] : [t('a picture')]),
  ];
  if (lacks.length === 0) return found;
  const sentence = t('A link to this page is shown without {lacks}. Add it in the settings of the page.', {
    lacks: new Intl.ListFormat('en', { type: 'disjunction' }).format(lacks),
  });
  return [...found, { where: '', sentence }];
}

/** What the editor writes into a new block, so that it can be seen. */
const { hero, text, consent, links, product } = newBlockProps;
const beginnings = new Set([
  ...[hero.title, hero.text, text.text, consent.text],
  ...links.links.map(({ label }) => label),
  ...product.products.map(({ name }) => name),
]);

/** Those that the public page does not have already: nobody is asked twice. */
export function newFindings(found: readonly Finding[], known: readonly Finding[]): Finding[] {
  const keys = new Set(known.map((finding) => JSON.stringify(finding)));
  return found.filter((finding) => !keys.has(JSON.stringify(finding)));
}

/** The texts by which a page is recognized as a template that nobody has filled in yet. */
export function samplesOf(documents: readonly PageDocument[]): Set<string> {
  return new Set(documents.flatMap(({ content }) => content.flatMap(ownTexts)));
}

function nameOf(block: PageBlock): string {
  const heading = headingOf(block);
  const kind = blockNames[block.type];
  return heading === '' ? kind : `${kind} “${shortened(heading)}”`;
}

/** What the public page does not show, as it would lead nowhere or say nothing. */
function leftOut(block: PageBlock): string[] {
  if (isEmpty(block)) return [t('There is nothing in it yet, so nobody will see it.')];
  return linksOf(block)
    .filter(({ label, link }) => label === '' || link === '')
    .map(({ kind, label }) =>
      label === ''
        ? t('A {kind} has no words, so nobody will see it.', { kind })
        : t('The {kind} “{label}” leads nowhere yet, so nobody will see it.', { kind, label: shortened(label) }),
    );
}

function isEmpty({ type, props }: PageBlock): boolean {
  switch (type) {
    case 'image':
      return !props.picture;
    case 'gallery':
      return props.pictures.every(({ picture }) => !picture);
    case 'product':
      return props.products.every(({ name }) => name === '');
    case 'links':
      return props.links.length === 0;
    case 'social':
      return props.accounts.length === 0;
    case 'map':
      return props.address === '';
    case 'countdown':
      return props.at === null;
    default:
      return false;
  }
}

const lines = (...texts: string[]) => texts.filter((text) => text !== '').join('\n');

/** Texts that only the owner of the page can know. What stands together, such as a dish with its price, is one: who changed a part has seen it. */
function ownTexts({ type, props }: PageBlock): string[] {
  switch (type) {
    case 'hero':
      return [props.title, props.text];
    case 'consent':
      return [props.text];
    case 'text':
      return [props.text, ...props.rows.map(({ label, value }) => lines(label, value))];
    case 'product':
      return props.products.map(({ name, text, price }) => lines(name, text, price));
    case 'links':
      return props.links.map(({ label, text }) => lines(label, text));
    case 'gallery':
      return props.pictures.map(({ caption }) => caption);
    case 'image':
      return [props.caption];
    case 'form':
      return [props.welcome, props.thanks];
    case 'countdown':
      return [props.over];
    case 'video':
      return [props.text];
    case 'map':
      return [props.address];
    case 'buttons':
    case 'social':
      return [];
  }
}

/** Words that a new block has in place of its own. */
function headings({ type, props }: PageBlock): string[] {
  if (type === 'hero') return [props.title];
  if (type === 'product') return props.products.map(({ name }) => name);
  return type === 'links' ? props.links.map(({ label }) => label) : [];
}

function sampleTexts(block: PageBlock, samples: ReadonlySet<string>): string[] {
  const begun = [...headings(block), ...ownTexts(block)].find((text) => text !== '' && beginnings.has(text));
  if (begun !== undefined)
    return [t('“{begun}” still stands where your own words belong.', { begun: shortened(begun) })];
  const [first, ...more] = ownTexts(block).filter((text) => text.trim() !== '' && samples.has(text));
  if (first === undefined) return [];
  const others = more.length > 0 ? t(' and {count} more', { count: more.length }) : '';
  return [t('It still says what the template says: “{first}”{others}.', { first: shortened(first), others })];
}

/** A drawing may open a page for good; as a picture of something to buy or to see it stands where a photograph belongs. */
function samplePictures({ type, props }: PageBlock): string[] {
  const shown = type === 'gallery' ? props.pictures : type === 'product' ? props.products : [];
  const drawn = shown.filter(({ picture }) => picture?.url.startsWith('/illustrations/')).length;
  if (drawn === 0) return [];
  return [
    t(
      '{drawn, plural, one {One picture is a drawing} other {# pictures are drawings}} of the template. Your own photographs say more.',
      { drawn },
    ),
  ];
}

function longWords(block: PageBlock): string[] {
  const words = headingOf(block).split(/[\s,\u00ad-]+/);
  return words
    .filter((word) => word.length > longestWord)
    .map((word) => t('“{word}” is too long for one line on a phone.', { word: shortened(word) }));
}

function pictures({ type, props }: PageBlock): string[] {
  const shown =
    type === 'gallery' ? props.pictures.map(({ picture }) => picture) : type === 'image' ? [props.picture] : [];
  const silent = shown.filter((picture) => picture?.alt === '').length;
  if (silent === 0) return [];
  return [
    silent === 1
      ? t('A picture has no words for people who cannot see it.')
      : t('{silent} pictures have no words for people who cannot see them.', { silent }),
  ];
}
