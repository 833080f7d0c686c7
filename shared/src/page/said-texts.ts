import type { PageDocument } from '../contract/index.js';

/** Gives what is said in place of a text that stands in a field, such as `links.links.label`. */
type SayText = (field: string, text: string) => string;

/** Fields that nobody reads: choices, addresses, moments, pictures, and what machines call a question. */
const unread = new Set([
  ...['id', 'layout', 'align', 'width', 'look', 'columns', 'network', 'input_type', 'language', 'theme'],
  ...['link', 'at', 'zone', 'picture', 'film', 'image', 'form.inputs.name'],
]);
const isRead = (field: string) => !unread.has(field) && !unread.has(field.slice(field.lastIndexOf('.') + 1));

/** What people call a thing by comes first, then what is said to open it. */
const ranks = ['title', 'name', 'label', 'input_display_name', 'welcome', 'text'];
const rankOf = (key: string) => (ranks.includes(key) ? ranks.indexOf(key) : ranks.length);

/** In one order, however the document came here: the database keeps the keys of an object in another than they were written in. */
const partsOf = (value: object): [string, unknown][] =>
  Object.entries(value).sort(([a], [b]) => rankOf(a) - rankOf(b) || (a < b ? -1 : 1));

function said(value: unknown, field: string, say: SayText): unknown {
  if (!isRead(field)) return value;
  if (typeof value === 'string') return say(field, value);
  if (Array.isArray(value)) return value.map((each: unknown) => said(each, field, say));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(partsOf(value).map(([key, part]) => [key, said(part, `${field}.${key}`, say)]));
}

/** The document with every text that people read as it is to be said; its shape stays. */
export const sayTexts = ({ root, content }: PageDocument, say: SayText): PageDocument => ({
  root: { props: said(root.props, 'page', say) as PageDocument['root']['props'] },
  content: content.map((block) => ({ ...block, props: said(block.props, block.type, say) }) as typeof block),
});

/** A text with the field it stands in. What stands together, such as a dish with its price, is one text in several lines. */
export interface PlacedText {
  field: string;
  text: string;
}

/** The texts of a block's or a page's fields, without those that are empty. */
export function textsIn(name: string, props: object): PlacedText[] {
  return partsOf(props)
    .flatMap(([key, value]) => {
      const field = `${name}.${key}`;
      const together: unknown[] = Array.isArray(value) ? value : [value];
      return together.map((each) => ({ field, text: linesOf(each, field) }));
    })
    .filter(({ text }) => text !== '');
}

function linesOf(value: unknown, field: string): string {
  const lines: string[] = [];
  said(value, field, (_, text) => {
    if (text.trim() !== '') lines.push(text);
    return text;
  });
  return lines.join('\n');
}
