import ArrowLeftOutlined from '@ant-design/icons/ArrowLeftOutlined';
import type { PageBlock } from '@swapt/shared/contract';
import { space } from '@swapt/shared/tokens';
import { Heading } from '@swapt/shared/ui';
import { blockNames } from '@swapt/shared/values';
import { Alert, Button, Flex } from 'antd';
import { t } from '@swapt/shared/text';
import type { DocumentErrors } from '../field-errors.js';
import { RowTools } from '../fields/row-tools.js';
import { BlockFields } from '../inspectors/block-fields.js';
import { useBlocks } from './use-blocks.js';

interface Props {
  block: PageBlock;
  index: number;
  errors: DocumentErrors;
}

/** What can be changed about the selected block. */
export function BlockPanel({ block, index, errors }: Props) {
  const { blocks, change, move, copy, remove, select } = useBlocks();
  const name = t(blockNames[block.type]);
  const own = errors.blocks[block.props.id] ?? {};
  return (
    <Flex vertical gap={space.md}>
      <Flex align="center" gap={space.sm}>
        <Button
          type="text"
          icon={<ArrowLeftOutlined />}
          aria-label={t('Back to all blocks')}
          onClick={() => select(undefined)}
        />
        <div style={{ flex: 1 }}>
          <Heading level={2}>{name}</Heading>
        </div>
        <RowTools
          name={name}
          index={index}
          count={blocks.length}
          onMove={(to) => move(index, to)}
          onCopy={() => copy(index)}
          onRemove={() => remove(index)}
        />
      </Flex>
      {own.type && <Alert type="error" message={own.type} />}
      <div key={block.props.id}>
        <BlockFields<typeof block.type>
          type={block.type}
          props={block.props}
          errors={own}
          change={(part) => change(index, block, part)}
        />
      </div>
    </Flex>
  );
}
