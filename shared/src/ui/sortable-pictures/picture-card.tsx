import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import { TextInput } from '../form/text-input.js';
import { Button, Flex, theme } from 'antd';
import { radius, space } from '../../tokens/index.js';
import { useSorted } from '../sorting/use-sorted.js';
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

export function PictureCard({ picture, name, index, count, onMove, onDescribe, onRemove }: Props) {
  const { token } = theme.useToken();
  const label = t('Move {name}, picture {index} of {count}', { name, index: index + 1, count });
  const { ref, style, handle } = useSorted({ id: picture.url, label, index, count, isInGrid: true, onMove });
  return (
    <li
      ref={ref}
      style={{
        display: 'flex',
        flexDirection: 'column',
        gap: space.sm,
        minWidth: 0,
        padding: space.sm,
        border: `1px solid ${token.colorBorderSecondary}`,
        borderRadius: radius,
        ...style,
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
          objectFit: 'contain',
          borderRadius: radius / 2,
          background: token.colorBgLayout,
        }}
      />
      <Flex justify="space-between" align="center">
        {handle}
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
