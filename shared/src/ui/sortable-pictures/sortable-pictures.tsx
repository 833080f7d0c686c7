import { arrayMove, rectSortingStrategy } from '@dnd-kit/sortable';
import { Typography } from 'antd';
import { useRef, useState } from 'react';
import { space } from '../../tokens/index.js';
import { SortFrame } from '../sorting/sort-frame.js';
import { PictureButton } from '../uploads/picture-button.js';
import { PictureCard } from './picture-card.js';
import { t } from '../../text/index.js';

export interface SortablePicture {
  /** The address of the picture, which no other in the list has. */
  url: string;
  width: number;
  height: number;
  /** What it shows, in words. */
  alt: string;
}

interface Props {
  id?: string;
  value?: readonly SortablePicture[];
  onChange?: (value: SortablePicture[]) => void;
  /** What the pictures are of: "Pictures of the bread". */
  label: string;
  /** How many there may be. */
  most: number;
}

const instructions = t('Press the arrow keys to move this picture, or drag it.');

/** Pictures in an order: dragged, or moved by the arrow keys; each with what it shows in words. The first one stands for all. */
export function SortablePictures({ id, value = [], onChange, label, most }: Props) {
  const [news, setNews] = useState('');
  const group = useRef<HTMLDivElement>(null);
  const urls = value.map(({ url }) => url);

  const move = (from: number, to: number) => {
    const moved = value[from];
    if (!moved || from === to || to < 0 || to >= value.length) return;
    onChange?.(arrayMove([...value], from, to));
    setNews(
      t('{moved} is now picture {to} of {count}.', { moved: nameOf(moved, from), to: to + 1, count: value.length }),
    );
  };
  const remove = (index: number) => {
    onChange?.(value.filter((_, at) => at !== index));
    // The button that had the focus is gone with its picture.
    group.current?.focus();
    setNews(t('Picture {index} was removed. {count} left.', { index: index + 1, count: value.length - 1 }));
  };

  return (
    <div ref={group} id={id} role="group" aria-label={label} tabIndex={-1}>
      <SortFrame keys={urls} strategy={rectSortingStrategy} instructions={instructions} news={news} onSort={move}>
        <ol
          style={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
            gap: space.md,
            margin: 0,
            padding: 0,
            listStyle: 'none',
          }}
        >
          {value.map((picture, index) => (
            <PictureCard
              key={picture.url}
              picture={picture}
              name={nameOf(picture, index)}
              index={index}
              count={value.length}
              onMove={(to) => move(index, to)}
              onDescribe={(alt) => onChange?.(value.map((one, at) => (at === index ? { ...one, alt } : one)))}
              onRemove={() => remove(index)}
            />
          ))}
        </ol>
      </SortFrame>
      <div
        style={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: space.md,
          marginTop: value.length > 0 ? space.md : 0,
        }}
      >
        {value.length < most && (
          <PictureButton
            label={t('Add a picture')}
            fileLabel={t('File for {label}', { label: label.toLowerCase() })}
            onUploaded={({ url, width, height }) => onChange?.([...value, { url, width, height, alt: '' }])}
          />
        )}
        <Typography.Text type="secondary">
          {t('{count} of {most}', { count: value.length, most })}
          {value.length > 1 && t('. The first one stands for all.')}
        </Typography.Text>
      </div>
    </div>
  );
}

const nameOf = ({ alt }: SortablePicture, index: number): string => alt || t('Picture {index}', { index: index + 1 });
