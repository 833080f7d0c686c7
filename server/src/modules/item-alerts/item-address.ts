interface Place {
  store_id: string;
  item_id: string;
  variant_id: string;
}

/** The page of a variant in a store. */
export const itemAddress = ({ store_id, item_id, variant_id }: Place) =>
  `/store/${store_id}/inventory/${item_id}?variant=${variant_id}`;
