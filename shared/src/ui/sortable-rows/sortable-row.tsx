import { theme } from 'antd';
import type { ReactNode } from 'react';
import { space } from '../../tokens/index.js';
import { t } from '../../text/index.js';
import { useSorted } from '../sorting/use-sorted.js';

interface Props {
  id: string;
  name: string;
  /** Its place in the whole list, from 0. */
  index: number;
  count: number;
  /** Without it the row stays where it is. */
  onMove?: ((to: number) => void) | undefined;
  children: ReactNode;
}

export function SortableRow({ id, name, index, count, onMove, children }: Props) {
  const { token } = theme.useToken();
  const label = t('Move {name}, {index} of {count}', { name, index: index + 1, count });
  const { ref, style, handle } = useSorted({ id, label, index, count, onMove });
  return (
    <li
      ref={ref}
      style={{
        display: 'flex',
        alignItems: 'center',
        gap: space.sm,
        padding: `${space.sm}px ${space.md}px ${space.sm}px ${onMove ? space.xs : space.md}px`,
        borderTop: index === 0 ? undefined : `1px solid ${token.colorBorderSecondary}`,
        ...style,
      }}
    >
      {onMove && handle}
      <div style={{ flex: 1, minWidth: 0 }}>{children}</div>
    </li>
  );
}
