import type { Data } from '@puckeditor/core';
import type { PageBlock, PageDocument } from '@swapt/shared/contract';
import { blockTypes } from '@swapt/shared/values';

type Item = { type: unknown; props: object };
type Root = PageDocument['root']['props'];

/** The edge to Puck, whose data has no types: a block of a kind that we know has the fields of that kind, as only we make them. */
const isBlock = (item: Item): item is PageBlock => blockTypes.some((type) => type === item.type);
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isRoot = (props: object): props is Root => 'theme' in props && 'return' in props;

/** A block as Puck has it, if it is one of ours. */
export const toBlock = (item: Item | null | undefined): PageBlock | undefined =>
  item && isBlock(item) ? item : undefined;

/** The settings of the page as Puck has them, without what Puck adds. */
export function toRoot({ root }: Pick<Data, 'root'>): Root {
  const props: object = root.props ?? {};
  if (!isRoot(props)) throw new Error('The page has no settings');
  const { title, description, image, language, findable, theme, return: back } = props;
  return { title, description, image, language, ...(findable !== undefined && { findable }), theme, return: back };
}

/** What is saved of what Puck has. */
export const toDocument = (data: Data): PageDocument => ({
  root: { props: toRoot(data) },
  content: data.content.map(({ type, props }: Item) => ({ type, props })).filter(isBlock),
});

/** Whether this is a page that the editor can open: what a browser kept may be older than the editor. */
export const isDocument = (value: object): value is PageDocument =>
  'root' in value &&
  isObject(value.root) &&
  'props' in value.root &&
  isObject(value.root.props) &&
  isRoot(value.root.props) &&
  'content' in value &&
  Array.isArray(value.content) &&
  value.content.every(
    (item: unknown) =>
      isObject(item) &&
      'type' in item &&
      'props' in item &&
      isObject(item.props) &&
      isBlock({ type: item.type, props: item.props }),
  );

/** A document as Puck takes it. */
export const toData = ({ root, content }: PageDocument): Data => ({ root, content, zones: {} });
