import { pageBlocks, PageRoot, type PageBlock, type PageDocument } from '@swapt/shared/contract';
import { isZone } from '@swapt/shared/dates';
import { blockNames, blockTypes, pageLimits } from '@swapt/shared/values';
import { Ajv, type ValidateFunction } from 'ajv';
import { AppError } from '../../platform/errors/app-error.js';
import { fieldErrors } from '../../platform/http/requests/field-errors.js';
import { addFormats } from '../../platform/http/requests/formats.js';
import { lazy } from '../../platform/lazy.js';
import { checkLinks, type LinkSettings } from './check-links.js';

const ajv = addFormats(new Ajv({ allErrors: true }));
const rootCheck = lazy(() => ajv.compile<PageRoot>(PageRoot));
const checks = new Map<string, () => ValidateFunction>(
  blockTypes.map((type) => [type, lazy(() => ajv.compile(pageBlocks[type]))]),
);

type Fields = Record<string, string>;

/**
 * A document that every block of it knows, with its links as they are kept. What does not fit is refused with a sentence per field, under
 * `at`, and one that names the first block in question. All blocks are looked at before, so that one round mends them all.
 */
export function checkDocument(document: unknown, at: string, settings: LinkSettings): PageDocument {
  const { root, content, zones, ...rest } = objectOf(document);
  const others = Object.keys(rest).map((name) => [name, 'There is no such field here.']);
  if (Object.keys(objectOf(zones)).length > 0)
    others.push(['zones', 'Put all blocks in one list. Zones are not allowed here.']);
  if (!Array.isArray(content)) others.push(['content', 'This must be a list.']);
  const blocks: unknown[] = Array.isArray(content) ? content : [];
  if (blocks.length > pageLimits.blocks)
    others.push(['content', `A page can have at most ${pageLimits.blocks} blocks.`]);
  if (others.length > 0) refuse(at, Object.fromEntries(others) as Fields);
  if (Buffer.byteLength(JSON.stringify(document)) > pageLimits.bytes) {
    refuse(at, { content: 'This is too much for one page. Shorten it or make two pages.' });
  }

  const { props } = objectOf(root);
  const checkRoot = rootCheck();
  const isRootFine = checkRoot(props);
  const problems: Fields = isRootFine ? {} : below('root.props', fieldErrors(checkRoot.errors ?? []));
  const known = blocks.map((block, index) => {
    const found = checkBlock(block);
    if ('problems' in found) Object.assign(problems, below(`content.${index}`, found.problems));
    return 'block' in found ? found.block : undefined;
  });
  Object.assign(problems, twinsOf(known));
  // The parse edge of documents: what is not as its schema says was just noted, and is refused below.
  const checked = { root: { props: isRootFine ? props : {} }, content: known } as PageDocument;
  const links = checkLinks(checked, settings);
  const all = { ...problems, ...links.problems };
  const [first] = Object.keys(all);
  if (first !== undefined) refuse(at, all, nameOf(blocks, blockOf(first)));
  return links.document;
}

/** Which block a path such as `content.2.props.link` leads into. */
const blockOf = (path: string) => (path.startsWith('content.') ? Number(path.split('.')[1]) : undefined);

function checkBlock(block: unknown): { block: PageBlock } | { problems: Fields } {
  const { type, props, ...rest } = objectOf(block);
  const check = typeof type === 'string' ? checks.get(type)?.() : undefined;
  if (!check) return { problems: { type: `There is no block of the type “${String(type).slice(0, 40)}”.` } };
  const problems: Fields = Object.fromEntries(Object.keys(rest).map((name) => [name, 'There is no such field here.']));
  if (!check(props)) return { problems: { ...problems, ...below('props', fieldErrors(check.errors ?? [])) } };
  if (Object.keys(problems).length > 0) return { problems };
  // The parse edge of documents: the block's own schema has just been asked.
  const made = { type, props } as PageBlock;
  if (made.type === 'countdown' && !isZone(made.props.zone)) {
    return { problems: { 'props.zone': 'This time zone does not exist.' } };
  }
  return { block: made };
}

function twinsOf(content: readonly (PageBlock | undefined)[]): Fields {
  const seen = new Set<string>();
  const problems: Fields = {};
  for (const [index, block] of content.entries()) {
    if (!block) continue;
    if (seen.has(block.props.id)) problems[`content.${index}.props.id`] = 'Another block already has this id.';
    seen.add(block.props.id);
  }
  return problems;
}

function nameOf(blocks: readonly unknown[], index: number | undefined): string {
  if (index === undefined) return 'Page settings';
  const type = blockTypes.find((known) => known === objectOf(blocks[index])['type']);
  return type ? `Block ${index + 1}, “${blockNames[type]}”` : `Block ${index + 1}`;
}

function refuse(at: string, fields: Fields, where?: string): never {
  const [first = ''] = Object.values(fields);
  throw new AppError('page.bad_document', where ? `${where}: ${first}` : first, below(at, fields));
}

const below = (path: string, fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([field, sentence]) => [`${path}.${field}`, sentence]));

const objectOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
