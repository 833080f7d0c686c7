import { useScreenData } from '@swapt/shared/public';
import { withLedBy } from '@swapt/shared/public/led-by';
import { NoStore } from '../../entities/store/no-store.js';
import { StoreFrame } from '../../entities/store/store-frame.js';
import { useText } from '../../frame/use-text.js';
import { CategoryLinks } from './category-links.js';
import { ItemCard } from './item-card.js';
import { PageLinks } from './page-links.js';
import { StoreSearch } from './store-search.js';

/** What a store sells. */
export default function StoreScreen() {
  const shown = useScreenData('store');
  const text = useText('store');
  if (shown.kind === 'unknown') return <NoStore />;
  const { store, about, search, categories, category, items, total } = shown;
  const address = `/store/${store.store_id}/`;
  return (
    <StoreFrame store={store}>
      <div className="store">
        <h1>{store.name}</h1>
        {about && search === '' && category === '' && (
          <p className="lead as-written" dir="auto">
            {about}
          </p>
        )}
        {(total > 0 || search !== '') && (
          <StoreSearch address={address} search={search} category={category} total={total} led={store.led} />
        )}
        {search === '' && (
          <CategoryLinks address={address} categories={categories} category={category} led={store.led} />
        )}
        <h2 className="unseen">{text('products')}</h2>
        {total === 0 && search === '' && <p>{text('empty')}</p>}
        <ul className="store-items">
          {items.map((item, at) => (
            <ItemCard
              key={item.item_id}
              address={withLedBy(`${address}inventory/${item.item_id}`, store.led)}
              item={item}
              isFirst={at < 2}
            />
          ))}
        </ul>
        <PageLinks {...shown} address={address} led={store.led} />
      </div>
    </StoreFrame>
  );
}
