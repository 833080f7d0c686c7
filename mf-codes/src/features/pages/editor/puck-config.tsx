import { t } from '@swapt/shared/text';
import type { Config } from '@puckeditor/core';
import { Block } from '@swapt/shared/page';
import { newBlockProps } from '@swapt/shared/page/document';
import { blockNames, blockTypes, type BlockType } from '@swapt/shared/values';
import type { ReactNode } from 'react';
import { headingOf } from './blocks/block-kinds.js';
import { Landing } from '../../../entities/pages/landing.js';
import { toBlock, toRoot } from './puck-document.js';

const component = (type: BlockType): Config['components'][string] => ({
  label: t(blockNames[type]),
  defaultProps: newBlockProps[type],
  // The element that is dragged is ours, so that it has a name; what is in it is looked at, not used.
  inline: true,
  render: ({ puck, ...props }) => {
    const block = toBlock({ type, props });
    if (!block) return <></>;
    return (
      <div ref={puck.dragRef} aria-label={[t(blockNames[type]), headingOf(block)].filter(Boolean).join(', ')}>
        <div inert>
          <Block<typeof block.type> {...block} />
        </div>
      </div>
    );
  },
});

/** The blocks of a page, drawn as visitors see them. Their fields are ours (`inspectors/`), so Puck has none. */
export const config: Config = {
  root: {
    render: ({ children, ...props }: { children?: ReactNode }) => (
      <Landing settings={toRoot({ root: { props } })}>{children}</Landing>
    ),
  },
  components: Object.fromEntries(blockTypes.map((type) => [type, component(type)])),
};
