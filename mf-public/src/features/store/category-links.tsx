import type { ShownCategory } from '@swapt/shared/contract';
import { withLedBy, type LedBy } from '@swapt/shared/public/led-by';
import { useText } from '../../frame/use-text.js';

interface Props {
  address: string;
  categories: readonly ShownCategory[];
  /** The one that is looked at; empty for all. */
  category: string;
  led: LedBy | undefined;
}

/** Plain links, so that a category can be sent to somebody. */
export function CategoryLinks({ address, categories, category, led }: Props) {
  const text = useText('store');
  if (categories.length === 0) return null;
  const all = [{ catalog_id: '', name: text('all') }, ...categories];
  return (
    <nav className="store-categories" aria-label={text('categories')}>
      <ul>
        {all.map(({ catalog_id: id, name }) => (
          <li key={id}>
            <a
              href={withLedBy(id ? `${address}?c=${id}` : address, led)}
              aria-current={id === category ? 'page' : undefined}
              dir="auto"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
