import { radius, space } from '@swapt/shared/tokens';
import { EmptyState } from '@swapt/shared/ui';
import { blockNames, pageLimits } from '@swapt/shared/values';
import { Button, Flex, theme, Typography } from 'antd';
import { t } from '@swapt/shared/text';

import { blockKinds, headingOf } from './block-kinds.js';
import type { DocumentErrors } from '../field-errors.js';
import { RowTools } from '../fields/row-tools.js';
import { useBlocks } from './use-blocks.js';

/** The blocks of the page from top to bottom: what dragging does, for fingers and keyboards. */
export function BlockList({ errors, onAdd }: { errors: DocumentErrors; onAdd: () => void }) {
  const { blocks, select, move, copy, remove } = useBlocks();
  const { token } = theme.useToken();
  if (blocks.length === 0) {
    return (
      <EmptyState
        title={t('Nothing here yet')}
        text={t('Add your first block. A header is a good start.')}
        action={
          <Button type="primary" onClick={onAdd}>
            {t('Add a block')}
          </Button>
        }
      />
    );
  }
  return (
    <ol
      aria-label={t('Blocks of the page')}
      style={{
        listStyle: 'none',
        margin: 0,
        padding: 0,
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: space.xs,
      }}
    >
      {blocks.map((block, index) => {
        const name = t(blockNames[block.type]);
        const { icon } = blockKinds[block.type];
        const heading = headingOf(block);
        const isWrong = errors.blocks[block.props.id] !== undefined;
        return (
          <li
            key={block.props.id}
            style={{
              border: `1px solid ${isWrong ? token.colorError : token.colorBorderSecondary}`,
              borderRadius: radius,
              padding: space.xs,
            }}
          >
            <Flex justify="space-between" align="center" gap={space.xs}>
              <Button
                type="text"
                onClick={() => select(index)}
                style={{ minWidth: 0, flex: 1, height: 'auto', padding: space.xs, justifyContent: 'flex-start' }}
                aria-label={heading ? t('Edit {name}, {heading}', { name, heading }) : t('Edit {name}', { name })}
              >
                <span>{icon}</span>
                <span style={{ minWidth: 0, textAlign: 'left', lineHeight: 1.35 }}>
                  {name}
                  <Typography.Text
                    type={isWrong ? 'danger' : 'secondary'}
                    ellipsis
                    style={{ display: 'block', fontSize: 12 }}
                  >
                    {isWrong ? t('Needs to be corrected') : heading}
                  </Typography.Text>
                </span>
              </Button>
              <RowTools
                name={t('{name}, block {index}', { name, index: index + 1 })}
                index={index}
                count={blocks.length}
                onMove={(to) => move(index, to)}
                onCopy={blocks.length < pageLimits.blocks ? () => copy(index) : undefined}
                onRemove={() => remove(index)}
              />
            </Flex>
          </li>
        );
      })}
    </ol>
  );
}
