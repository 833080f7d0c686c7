import { storePaths } from '../../../entities/stores/paths.js';

/** The stock of one product of a store. */
export const stockOfItem = ({ store_id: storeId, item_id: itemId }: { store_id: string; item_id: string }) =>
  `${storePaths.stock(storeId)}?item=${itemId}`;
