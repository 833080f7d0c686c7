import { withLedBy, type LedBy } from '@swapt/shared/public/led-by';
import { useText } from '../../frame/use-text.js';

interface Props {
  address: string;
  search: string;
  category: string;
  page: number;
  pages: number;
  led: LedBy | undefined;
}

export function PageLinks({ address, search, category, page, pages, led }: Props) {
  const text = useText('store');
  if (pages < 2) return null;
  const to = (number: number) => {
    const query = new URLSearchParams({
      ...(category && { c: category }),
      ...(search && { q: search }),
      ...(number > 1 && { page: String(number) }),
    });
    return withLedBy(query.size > 0 ? `${address}?${query.toString()}` : address, led);
  };
  return (
    <nav className="store-pages" aria-label={text('pages')}>
      {page > 1 && (
        <a className="button quiet" rel="prev" href={to(page - 1)}>
          {text('earlier')}
        </a>
      )}
      <span>{text('pageOf', { page, pages })}</span>
      {page < pages && (
        <a className="button quiet" rel="next" href={to(page + 1)}>
          {text('later')}
        </a>
      )}
    </nav>
  );
}
