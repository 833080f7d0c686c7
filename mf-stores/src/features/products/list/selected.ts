import type { OrgInput } from '@swapt/shared/client';
import type { ListedProduct } from '@swapt/shared/contract';
import { nameOrCount, sentAs, withStatus, type Selected } from '@swapt/shared/ui';
import { t } from '@swapt/shared/text';
import { productMoves, type ProductMove } from '@swapt/shared/values';

export type ProductFilter = NonNullable<OrgInput<'bulkChanges.startProducts'>['filter']>;

/** Products that something is done with: those that were chosen one by one, or all that the list shows. */
export type SelectedProducts = Selected<ListedProduct, ProductFilter>;

/** As a part of a sentence: a name, or how many. */
export const countOf = (selected: SelectedProducts): string =>
  nameOrCount(
    selected,
    ({ name }) => name,
    (count) => t('{count} products', { count }),
  );

/** The part of a selection that can be moved so; nothing when there is none. */
export const movable = (selected: SelectedProducts, move: ProductMove): SelectedProducts | undefined =>
  withStatus(selected, productMoves[move].from, ['draft', 'active']);

/** As the server takes it. */
export const selectionOf = (selected: SelectedProducts) =>
  sentAs(selected, (products) => ({ product_ids: products.map(({ product_id }) => product_id) }));
