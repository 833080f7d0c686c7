import ScanOutlined from '@ant-design/icons/ScanOutlined';
import SearchOutlined from '@ant-design/icons/SearchOutlined';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { Button, Input } from 'antd';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { addFree, addGoods, findItems, nameOf, type Cart, type Shelf, type ShelfItem } from '../sale/cart.js';
import type { ChangeCart } from '../use-cart.js';
import { FreeForm } from './free-form.js';
import { ItemTile } from './item-tile.js';
import { ScanGoods } from './scan-goods.js';
import { useTypedCodes } from './use-typed-codes.js';

/** So many tiles at once: a press is answered at once on an old phone, too. */
const mostTiles = 60;
const all = 'all';
const favourite = 'favourite';
/** With fewer of them, all that is sold is what somebody looks for. */
const fewFavourites = 6;

interface Props {
  shelf: Shelf;
  cart: Cart;
  change: ChangeCart;
  /** Which category is shown; stays as it was chosen from sale to sale. */
  category: string | undefined;
  setCategory: (id: string) => void;
}

/** What the desk sells: to press, to find by words, or to scan. */
export function ShelfView({ shelf, cart, change, category, setCategory }: Props) {
  const { modal } = useShell();
  const { items, favourites, currency } = shelf;
  const [typed, setTyped] = useState('');
  const chosen = category ?? (favourites.length < fewFavourites ? all : favourite);
  const [shown, setShown] = useState(mostTiles);
  // Here and not in the snackbar, which would lie over the buttons below.
  const [said, setSaid] = useState<{ text: string; isProblem: boolean }>();
  // Not a dependency of `add`, which all tiles share.
  const latest = useRef(cart);
  useEffect(() => {
    latest.current = cart;
  });
  const categories = useMemo(
    () => [...new Set(items.flatMap(({ category }) => category || []))].sort((a, b) => a.localeCompare(b)),
    [items],
  );
  const add = useCallback(
    (item: ShelfItem): boolean => {
      const isFull = addGoods(latest.current, item) === latest.current;
      setSaid(
        isFull
          ? { text: t('No more fits into this sale. Sell it, then make another one.'), isProblem: true }
          : undefined,
      );
      change((now) => addGoods(now, item));
      return !isFull;
    },
    [change],
  );
  const found = useMemo(() => {
    if (typed.trim()) return findItems(items, typed);
    if (chosen === favourite)
      return favourites.flatMap((id) => items.find(({ variant_id }) => variant_id === id) ?? []);
    return chosen === all ? items : items.filter(({ category }) => category === chosen);
  }, [items, favourites, typed, chosen]);

  /** What a scanner read, or somebody typed and sent off. Whether it was one thing. */
  const take = (code: string): boolean => {
    const [only, ...others] = findItems(items, code);
    if (only && others.length === 0) {
      if (!add(only)) return true;
      setSaid({ text: t('{name} is in the sale.', { name: nameOf(only) }), isProblem: false });
      return true;
    }
    const text = only
      ? t('Several things fit {code}. Choose one.', { code })
      : t('Nothing here has the code {code}.', { code });
    setSaid({ text, isProblem: true });
    return false;
  };
  useTypedCodes(take);
  const scan = () => modal.open({ title: t('Scan goods'), content: () => <ScanGoods items={items} onFound={add} /> });
  const addAmount = () =>
    modal.open({
      title: t('An amount without a product'),
      content: (close) => (
        <FreeForm currency={currency} onAdd={(free) => change((now) => addFree(now, free))} close={close} />
      ),
    });

  return (
    <section className="desk-shelf" aria-label={t('What the desk sells')}>
      <div className="desk-find">
        <Input
          prefix={<SearchOutlined aria-hidden />}
          aria-label={t('Find by name or code')}
          placeholder={t('Find by name or code')}
          allowClear
          autoComplete="off"
          enterKeyHint="done"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onPressEnter={() => {
            if (typed.trim() && take(typed.trim())) setTyped('');
          }}
        />
        <Button icon={<ScanOutlined aria-hidden />} onClick={scan}>
          {t('Scan')}
        </Button>
      </div>
      <p role="status" className={said?.isProblem ? 'desk-said desk-bad' : 'desk-said'}>
        {said?.text}
      </p>
      <div className="desk-chips" role="group" aria-label={t('What is shown')}>
        {favourites.length > 0 && <Chip id={favourite} label={t('Favourites')} {...{ chosen, setCategory }} />}
        <Chip id={all} label={t('All')} {...{ chosen, setCategory }} />
        {categories.map((name) => (
          <Chip key={name} id={name} label={name} {...{ chosen, setCategory }} />
        ))}
        <button type="button" className="desk-chip" onClick={addAmount}>
          {t('Amount …')}
        </button>
      </div>
      {found.length === 0 && (
        <p className="desk-nothing">
          {items.length === 0
            ? t('This store sells nothing yet. Add products to it first, or sell amounts.')
            : t('Nothing here fits that.')}
        </p>
      )}
      <div className="desk-grid">
        {found.slice(0, shown).map((item) => (
          <ItemTile key={item.variant_id} item={item} currency={currency} onAdd={add} />
        ))}
      </div>
      {found.length > shown && (
        <Button block onClick={() => setShown(shown + mostTiles)}>
          {t('Show more')}
        </Button>
      )}
    </section>
  );
}

interface ChipProps {
  id: string;
  label: string;
  chosen: string;
  setCategory: (id: string) => void;
}

const Chip = ({ id, label, chosen, setCategory }: ChipProps) => (
  <button type="button" className="desk-chip" aria-pressed={chosen === id} onClick={() => setCategory(id)}>
    {label}
  </button>
);
