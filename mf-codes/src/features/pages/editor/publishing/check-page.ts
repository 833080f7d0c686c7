import type { PageBlock, PageDocument } from '@swapt/shared/contract';
import { newBlockProps, pictureOf } from '@swapt/shared/page/document';
import { blockNames } from '@swapt/shared/values';
import { headingOf } from '../blocks/block-kinds.js';
import { linksOf } from './links-of.js';

export interface Finding {
  /** The block in question, as people call it; empty for the page as a whole. */
  where: string;
  sentence: string;
}

/** Longer ones are broken in large type on a phone. */
const longestWord = 20;
const shortened = (text: string) => (text.length > 40 ? `${text.slice(0, 40).trimEnd()}…` : text);

/** What somebody would regret to find on the public page. `samples` are the texts of templates. */
export function checkPage(document: PageDocument, samples: ReadonlySet<string>): Finding[] {
  const { root, content } = document;
  const found = content.flatMap((block) => {
    const where = nameOf(block);
    return [...leftOut(block), ...sampleTexts(block, samples), ...longWords(block), ...pictures(block)].map(
      (sentence) => ({ where, sentence }),
    );
  });
  const { title, description } = root.props;
  const lacks = [
    ...(title === '' ? ['a title'] : []),
    ...(description === '' ? ['a description'] : []),
    ...(pictureOf(document) ? [] : ['a picture']),
  ];
  if (lacks.length === 0) return found;
  const sentence = `A link to this page is shown without ${new Intl.ListFormat('en', { type: 'disjunction' }).format(lacks)}. Add it in the settings of the page.`;
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
  if (isEmpty(block)) return ['There is nothing in it yet, so nobody will see it.'];
  return linksOf(block)
    .filter(({ label, link }) => label === '' || link === '')
    .map(({ kind, label }) =>
      label === ''
        ? `A ${kind} has no words, so nobody will see it.`
        : `The ${kind} “${shortened(label)}” leads nowhere yet, so nobody will see it.`,
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

/** Texts that only the owner of the page can know. */
function ownTexts({ type, props }: PageBlock): string[] {
  switch (type) {
    case 'hero':
    case 'consent':
      return [props.text];
    case 'text':
      return [props.text, ...props.rows.map(({ label, value }) => `${label} ${value}`)];
    case 'product':
      return props.products.map(({ name }) => name);
    case 'map':
      return [props.address];
    default:
      return [];
  }
}

/** Words that a new block has in place of its own. */
function headings({ type, props }: PageBlock): string[] {
  if (type === 'hero') return [props.title];
  return type === 'links' ? props.links.map(({ label }) => label) : [];
}

function sampleTexts(block: PageBlock, samples: ReadonlySet<string>): string[] {
  const begun = [...headings(block), ...ownTexts(block)].find((text) => text !== '' && beginnings.has(text));
  if (begun !== undefined) return [`“${shortened(begun)}” still stands where your own words belong.`];
  const [first, ...more] = ownTexts(block).filter((text) => text.trim() !== '' && samples.has(text));
  if (first === undefined) return [];
  const others = more.length > 0 ? ` and ${more.length} more` : '';
  return [`It still says what the template says: “${shortened(first)}”${others}.`];
}

function longWords(block: PageBlock): string[] {
  const words = headingOf(block).split(/[\s,\u00ad-]+/);
  return words
    .filter((word) => word.length > longestWord)
    .map((word) => `“${shortened(word)}” is too long for one line on a phone.`);
}

function pictures({ type, props }: PageBlock): string[] {
  const shown =
    type === 'gallery' ? props.pictures.map(({ picture }) => picture) : type === 'image' ? [props.picture] : [];
  const silent = shown.filter((picture) => picture?.alt === '').length;
  if (silent === 0) return [];
  return [
    silent === 1
      ? 'A picture has no words for people who cannot see it.'
      : `${silent} pictures have no words for people who cannot see them.`,
  ];
}
