import type { StoreItem } from '@swapt/shared/contract';

/** One variant of a product of a store. */
export interface StockRow {
  item: Omit<StoreItem, 'variants'>;
  variant: StoreItem['variants'][number];
  /** The product is named above it. */
  isFollowing: boolean;
}

interface Page<Row> {
  data: Row[];
  page: number;
  pageSize: number;
  total: number;
}

/** Items as rows of their variants. Pages and the total go on counting products. */
export const stockRows = ({ data, ...page }: Page<StoreItem>): Page<StockRow> => ({
  ...page,
  data: data.flatMap(({ variants, ...item }) =>
    variants.map((variant, at) => ({ item, variant, isFollowing: at > 0 })),
  ),
});

export const optionsText = ({ option_values: values }: { option_values: string[] }) => values.join(' / ');

/** What people call it: “Mug, Small / Red”. */
export const stockName = ({ item, variant }: Pick<StockRow, 'item' | 'variant'>) =>
  [item.name, optionsText(variant)].filter(Boolean).join(', ');
