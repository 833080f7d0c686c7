import { pageBlocks, PageRoot, type PageBlock, type PageDocument } from '@swapt/shared/contract';
import { isZone } from '@swapt/shared/dates';
import { blockNames, blockTypes, pageLimits } from '@swapt/shared/values';
import { Ajv, type ValidateFunction } from 'ajv';
import { AppError } from '../../platform/errors/app-error.js';
import { fieldErrors } from '../../platform/http/requests/field-errors.js';
import { addFormats } from '../../platform/http/requests/formats.js';
import { checkLinks, type LinkSettings } from './check-links.js';

const ajv = addFormats(new Ajv({ allErrors: true }));
const checkRoot = ajv.compile<PageRoot>(PageRoot);
const checks = new Map<string, ValidateFunction>(blockTypes.map((type) => [type, ajv.compile(pageBlocks[type])]));

type Fields = Record<string, string>;

/**
 * A document that every block of it knows, with its links as they are kept. What does not fit is refused with a sentence per field, under
 * `at`, and one that names the first block in question.
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
  if (!checkRoot(props)) return refuse(at, below('root.props', fieldErrors(checkRoot.errors ?? [])), 'Page settings');
  const checked: PageDocument = {
    root: { props },
    content: blocks.map((block, index) => checkBlock(block, index, at)),
  };
  refuseTwins(checked.content, at);
  const links = checkLinks(checked, settings);
  const [problem] = Object.keys(links.problems);
  if (problem) refuse(at, links.problems, nameOf(checked.content, blockOf(problem)));
  return links.document;
}

/** Which block a path such as `content.2.props.link` leads into. */
const blockOf = (path: string) => (path.startsWith('content.') ? Number(path.split('.')[1]) : undefined);

function checkBlock(block: unknown, index: number, at: string): PageBlock {
  const { type, props, ...rest } = objectOf(block);
  const path = `content.${index}`;
  const check = typeof type === 'string' ? checks.get(type) : undefined;
  if (!check) {
    refuse(
      at,
      { [`${path}.type`]: `There is no block of the type “${String(type).slice(0, 40)}”.` },
      `Block ${index + 1}`,
    );
  }
  const [other] = Object.keys(rest);
  if (other) refuse(at, { [`${path}.${other}`]: 'There is no such field here.' }, `Block ${index + 1}`);
  // The parse edge of documents: the block's own schema has just been asked.
  const made = { type, props } as PageBlock;
  if (!check(props)) {
    refuse(at, below(`${path}.props`, fieldErrors(check.errors ?? [])), nameOf([made], 0, index));
  }
  if (made.type === 'countdown' && !isZone(made.props.zone)) {
    refuse(at, { [`${path}.props.zone`]: 'This time zone does not exist.' }, nameOf([made], 0, index));
  }
  return made;
}

function refuseTwins(content: readonly PageBlock[], at: string): void {
  const seen = new Set<string>();
  for (const [index, { props }] of content.entries()) {
    if (seen.has(props.id)) {
      refuse(at, { [`content.${index}.props.id`]: 'Another block already has this id.' }, nameOf(content, index));
    }
    seen.add(props.id);
  }
}

function nameOf(content: readonly PageBlock[], index: number | undefined, shown = index): string {
  const block = index === undefined ? undefined : content[index];
  return block && shown !== undefined ? `Block ${shown + 1}, “${blockNames[block.type]}”` : 'Page settings';
}

function refuse(at: string, fields: Fields, where?: string): never {
  const [first = ''] = Object.values(fields);
  throw new AppError('page.bad_document', where ? `${where}: ${first}` : first, below(at, fields));
}

const below = (path: string, fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([field, sentence]) => [`${path}.${field}`, sentence]));

const objectOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
