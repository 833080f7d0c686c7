import { Type, type Static } from 'typebox';
import { Input } from '../operation.js';
import { MaybePicture, type Film, type pageBlocks, type Picture } from './page-blocks.js';

const Colour = Type.String({ maxLength: 7, pattern: '^#[0-9a-f]{6}$' });

/** What the page is as a whole. Title, description and image are what previews of its link show. */
export const PageRoot = Input({
  title: Type.String({ maxLength: 120 }),
  description: Type.String({ maxLength: 300 }),
  image: MaybePicture,
  language: Type.String({
    maxLength: 6,
    pattern: '^[a-z]{2,3}(-[A-Z]{2})?$',
    description: 'of the texts, such as en or de-CH',
  }),
  findable: Type.Optional(
    Type.Boolean({ description: 'search engines may list the page; nobody finds it unless this says so' }),
  ),
  theme: Input({
    accent: Colour,
    background: Colour,
    headings: Type.Enum(['serif', 'sans']),
  }),
  /** What a visitor sees who comes back from a form or an exchange. */
  return: Input({
    title: Type.String({ maxLength: 120 }),
    text: Type.String({ maxLength: 2000 }),
    label: Type.String({ maxLength: 60 }),
    link: Type.String({ maxLength: 2048 }),
  }),
});

export type PageRoot = Static<typeof PageRoot>;
export type PagePicture = Static<typeof Picture>;
export type PageFilm = Static<typeof Film>;
export type BlockProps = { [K in keyof typeof pageBlocks]: Static<(typeof pageBlocks)[K]> };
export type PageBlock = { [K in keyof BlockProps]: { type: K; props: BlockProps[K] } }[keyof BlockProps];

/** A page as the editor makes it: the data of Puck, with all blocks in one row. */
export interface PageDocument {
  root: { props: PageRoot };
  content: PageBlock[];
  zones?: Record<string, never>;
}

/** Any object to the edge: the service checks block by block, so that the answer names the block. */
export const Document = Type.Unsafe<PageDocument>(
  Type.Object(
    {},
    {
      additionalProperties: true,
      maxProperties: 20,
      description: 'root.props, and content: a list of blocks with type and props',
    },
  ),
);
