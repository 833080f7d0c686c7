import type { PageBlock, PageDocument } from '@swapt/shared/contract';
import { pictureOf } from '@swapt/shared/page/document';
import { samplesAmong, type Samples } from '@swapt/shared/page/samples';
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

/** What somebody would regret to find on the public page. */
export function checkPage(document: PageDocument, samples: Samples): Finding[] {
  const { root, content } = document;
  const found = content.flatMap((block) => {
    const where = nameOf(block);
    const said = [
      leftOut(block),
      sampleTexts(block.type, block.props, samples),
      samplePictures(block),
      longWords(block),
      pictures(block),
    ];
    return said.flat().map((sentence) => ({ where, sentence }));
  });
  const inSettings = sampleTexts('page', shownSettings(document), samples);
  found.push(...inSettings.map((sentence) => ({ where: t('Settings'), sentence })));
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

/** The thanks of the page are read by those alone who sent a form. */
function shownSettings({ root, content }: PageDocument): object {
  const { return: thanks, ...settings } = root.props;
  return content.some(({ type }) => type === 'form') ? { ...settings, return: thanks } : settings;
}

/** Those that the public page does not have already: nobody is asked twice. */
export function newFindings(found: readonly Finding[], known: readonly Finding[]): Finding[] {
  const keys = new Set(known.map((finding) => JSON.stringify(finding)));
  return found.filter((finding) => !keys.has(JSON.stringify(finding)));
}

function nameOf(block: PageBlock): string {
  const heading = headingOf(block);
  const kind = t(blockNames[block.type]);
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

/** What says the same on every page on which nobody has written anything yet. */
function sampleTexts(name: string, props: object, samples: Samples): string[] {
  const { begun, ofTemplates } = samplesAmong(name, props, samples);
  const parts = ([first = '', ...more]: string[]) => ({
    first: shortened(first),
    others: more.length > 0 ? t(' and {count} more', { count: more.length }) : '',
    count: more.length + 1,
  });
  return [
    ...(begun.length > 0
      ? [
          t(
            '“{first}”{others} still {count, plural, one {stands} other {stand}} where your own words belong.',
            parts(begun),
          ),
        ]
      : []),
    ...(ofTemplates.length > 0
      ? [t('It still says what the template says: “{first}”{others}.', parts(ofTemplates))]
      : []),
  ];
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
