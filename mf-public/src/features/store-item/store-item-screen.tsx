import { LinkedText } from '@swapt/shared/links';
import { useScreenData, type StoreOfPage } from '@swapt/shared/public';
import { withLedBy } from '@swapt/shared/public/led-by';
import type { ShownProduct } from '@swapt/shared/contract';
import { useState } from 'react';
import { LivePart } from '../../entities/store/live-part.js';
import { NoStore } from '../../entities/store/no-store.js';
import { Price } from '../../entities/store/price.js';
import { StoreFrame } from '../../entities/store/store-frame.js';
import { useText } from '../../frame/use-text.js';
import { BackAlert } from './back-alert.js';
import { AddForm } from './add-form.js';
import { Gallery } from './gallery.js';
import { MissingItem } from './missing-item.js';
import { OptionChoice } from './option-choice.js';
import { StockLine } from './stock-line.js';

/** One product of a store. */
export default function StoreItemScreen() {
  const shown = useScreenData('storeItem');
  if (shown.kind === 'shown') return <Item {...shown} />;
  return shown.store ? <MissingItem store={shown.store} /> : <NoStore />;
}

interface Props {
  store: StoreOfPage;
  product: ShownProduct;
  chosen: string;
  stockCard?: string;
}

function Item({ store, product, chosen, stockCard }: Props) {
  const text = useText('storeItem');
  const ofStore = useText('store');
  const { variants, options, pictures, name } = product;
  const [values, setValues] = useState(
    () => variants.find(({ variant_id }) => variant_id === chosen)?.option_values ?? [],
  );
  const variant = variants.find(({ option_values }) => option_values.every((value, at) => value === values[at]));
  return (
    <StoreFrame store={store}>
      <article className="store product">
        <Gallery pictures={pictures} />
        <div className="product-facts">
          <h1 dir="auto">{name}</h1>
          <div aria-live="polite">
            {variant ? (
              <p className="product-price">
                <Price price={variant.price} before={variant.compare_at} unitPrice={variant.unit_price} />{' '}
                <StockLine {...variant} />
              </p>
            ) : (
              <p className="problem">{text('notMade')}</p>
            )}
          </div>
          {options.length > 0 && (
            <OptionChoice options={options} values={values} onChoose={setValues} led={store.led} />
          )}
          <LivePart storeId={store.store_id}>
            <AddForm store={store} product={product} variant={variant} />
          </LivePart>
          {variant?.availability === 'sold_out' && !store.paused && <BackAlert product={product} variant={variant} />}
          {product.text && (
            <div className="as-written product-text" dir="auto">
              <LinkedText text={product.text} />
            </div>
          )}
          <p>
            <a href={withLedBy(`/store/${store.store_id}/`, store.led)}>{ofStore('back')}</a>
          </p>
          {stockCard && (
            <p>
              <a className="button quiet" href={stockCard}>
                {text('stockCard')}
              </a>
            </p>
          )}
        </div>
      </article>
    </StoreFrame>
  );
}
