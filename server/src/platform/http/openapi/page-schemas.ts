import { pageBlocks, PageRoot } from '@swapt/shared/contract';
import { Type, type TSchema } from 'typebox';
import { withoutNull } from './named-schemas.js';
import type { Schema } from './schema.js';

const { align, buttons } = pageBlocks.buttons.properties;

const PageBlock: Schema = {
  type: 'object',
  required: ['type'],
  discriminator: { propertyName: 'type' },
  oneOf: Object.entries<TSchema>(pageBlocks).map(([type, props]) => Type.Object({ type: Type.Literal(type), props })),
};

/** A page block by block, as the service checks it; the edge takes any object, so that a refusal can name the block. */
export const pageSchemas: Record<string, Schema> = {
  PageDocument: {
    type: 'object',
    description: 'A page: what it is as a whole, and its blocks from top to bottom.',
    required: ['root', 'content'],
    properties: { root: Type.Object({ props: PageRoot }), content: { type: 'array', items: PageBlock } },
  },
  PageRoot,
  PageBlock,
  PagePicture: withoutNull(PageRoot.properties.image),
  PageButton: buttons.items,
  PageButtonLook: buttons.items.properties.look,
  PageAlign: align,
};
