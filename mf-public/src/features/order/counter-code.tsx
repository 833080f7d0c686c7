import type { OrderScreenData } from '@swapt/shared/public';
import { useText } from '../../frame/use-text.js';

type Drawing = NonNullable<Extract<OrderScreenData, { kind: 'shown' }>['drawing']>;

/** The code of an order, for the counter to scan. */
export function CounterCode({ drawing: { size, background, layers } }: { drawing: Drawing }) {
  const text = useText('order');
  return (
    <figure className="counter-code">
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={text('show')}>
        <rect width={size} height={size} fill={background} />
        {layers.map(({ fill, path }) => (
          <path key={path.slice(0, 40)} fill={fill} d={path} />
        ))}
      </svg>
      <figcaption>{text('show')}</figcaption>
    </figure>
  );
}
