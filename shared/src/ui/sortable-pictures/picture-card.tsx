import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import HolderOutlined from '@ant-design/icons/HolderOutlined';
import { useSortable } from '@dnd-kit/sortable';
import { TextInput } from '../form/text-input.js';
import { Button, Flex, theme } from 'antd';
import type { KeyboardEvent } from 'react';
import { radius, space } from '../../tokens/index.js';
import type { SortablePicture } from './sortable-pictures.js';
import { t } from '../../text/index.js';

interface Props {
  picture: SortablePicture;
  name: string;
  index: number;
  count: number;
  onMove: (to: number) => void;
  onDescribe: (alt: string) => void;
  onRemove: () => void;
}

/** Where an arrow key leads from a place; Home and End lead to the ends. */
const targets: Record<string, (index: number, count: number) => number> = {
  ArrowLeft: (index) => index - 1,
  ArrowUp: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  ArrowDown: (index) => index + 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

export function PictureCard({ picture, name, index, count, onMove, onDescribe, onRemove }: Props) {
  const { token } = theme.useToken();
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, transform, transition, isDragging } = useSortable({
    id: picture.url,
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const to = targets[event.key]?.(index, count);
    if (to === undefined) return;
    event.preventDefault();
    onMove(to);
  };
  return (
    <li
      ref={setNodeRef}
      style={{
        display: 'flex',
        flexDirection: 'column',
        gap: space.sm,
        minWidth: 0,
        padding: space.sm,
        border: `1px solid ${token.colorBorderSecondary}`,
        borderRadius: radius,
        background: token.colorBgContainer,
        boxShadow: isDragging ? token.boxShadow : undefined,
        position: 'relative',
        zIndex: isDragging ? 1 : undefined,
        transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined,
        transition,
      }}
    >
      <img
        src={picture.url}
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
        draggable={false}
        style={{
          width: '100%',
          height: 132,
          objectFit: 'cover',
          borderRadius: radius / 2,
          background: token.colorBgLayout,
        }}
      />
      <Flex justify="space-between" align="center">
        <Button
          ref={setActivatorNodeRef}
          type="text"
          icon={<HolderOutlined />}
          aria-label={t('Move {name}, picture {index} of {count}', { name, index: index + 1, count })}
          aria-describedby={attributes['aria-describedby']}
          {...listeners}
          onKeyDown={onKeyDown}
          // A finger on the handle drags the picture and not the page.
          style={{ touchAction: 'none', cursor: isDragging ? 'grabbing' : 'grab' }}
        />
        <span style={{ color: token.colorTextSecondary }}>{index + 1}</span>
        <Button type="text" icon={<DeleteOutlined />} aria-label={t('Remove {name}', { name })} onClick={onRemove} />
      </Flex>
      <TextInput
        aria-label={t('What picture {index} shows', { index: index + 1 })}
        placeholder={t('What it shows')}
        max={200}
        value={picture.alt}
        onChange={({ target }) => onDescribe(target.value)}
      />
    </li>
  );
}
