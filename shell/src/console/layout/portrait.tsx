import { Avatar } from 'antd';
import { t } from '@swapt/shared/text';

/** A picture, or the first letters of a name in its place. */
export function Portrait({ name, src, shape }: { name: string; src?: string; shape: 'circle' | 'square' }) {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.charAt(0) ?? '').join('');
  return (
    <Avatar
      shape={shape}
      size={36}
      src={src || undefined}
      alt=""
      className={t('portrait portrait-{shape}', { shape })}
      style={{ fontSize: 14 }}
    >
      {letters.toUpperCase()}
    </Avatar>
  );
}
