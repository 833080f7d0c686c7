import type { ShownOrder } from '@swapt/shared/contract';
import { useText } from '../../frame/use-text.js';

interface Props {
  files: NonNullable<ShownOrder['files']>;
  /** Of the page of the order. */
  address: string;
}

/** What was bought to be downloaded, and how long that works. */
export function FilesToDownload({ files: { state, until, items }, address }: Props) {
  const text = useText('order');
  return (
    <section className="order-files" aria-label={text('files')}>
      <h2>{text('files')}</h2>
      <ul>
        {items.map(({ line_no: line, name, size }) => (
          <li key={line} dir="auto">
            {state === 'open' ? (
              <a href={`${address}/files/${line}`} download>
                {name}
              </a>
            ) : (
              name
            )}{' '}
            <bdi className="small">{size}</bdi>
          </li>
        ))}
      </ul>
      <p className="small">
        {state === 'unpaid' && text('filesUnpaid')}
        {state === 'open' && text('filesOpen', { time: until ?? '' })}
        {state === 'over' && text('filesOver')}
      </p>
    </section>
  );
}
