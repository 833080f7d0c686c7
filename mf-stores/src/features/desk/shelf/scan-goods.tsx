import { t } from '@swapt/shared/text';
import { CodeScanner } from '@swapt/shared/ui/code-scanner';
import { useState } from 'react';
import { findItems, nameOf, type ShelfItem } from '../sale/cart.js';

interface Props {
  items: readonly ShelfItem[];
  /** Whether it fits into the sale. */
  onFound: (item: ShelfItem) => boolean;
}

/** Puts everything that the camera sees into the sale, one after the other. */
export function ScanGoods({ items, onFound }: Props) {
  const [names, setNames] = useState<readonly string[]>([]);
  const read = (code: string) => {
    const [only, ...others] = findItems(items, code);
    if (!only) return t('Nothing here has the code {code}.', { code });
    if (others.length > 0) return t('Several things have the code {code}. Choose one on the shelf.', { code });
    if (!onFound(only)) return t('No more fits into this sale. Sell it, then make another one.');
    setNames((known) => [...known, nameOf(only)]);
    return undefined;
  };
  return (
    <>
      <CodeScanner onRead={read} typedLabel={t('Code of the goods')} />
      <p role="status">
        {names.length > 0 &&
          t('{count} in the sale, {name} last.', { count: String(names.length), name: names.at(-1) ?? '' })}
      </p>
    </>
  );
}
