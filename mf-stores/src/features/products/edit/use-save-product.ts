import { ApiError } from '@swapt/shared/client';
import type { Product } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { useState } from 'react';
import { useCreateProduct, useUpdateProduct } from '../../../entities/products/products.queries.js';
import { placeRefusal } from './place-refusal.js';
import { changedFields, toInput, type ProductValues } from './product-values.js';
import type { Problems } from './variants/check-variants.js';

interface Options {
  product: Product | undefined;
  /** What the form began with. */
  initial: ProductValues;
  catalogId: string | undefined;
}

const none: Problems = {};

/** Saves what was changed in the form of a product; what the server refuses is sorted to its field. */
export function useSaveProduct({ product, initial, catalogId }: Options) {
  const { call, report } = useShell();
  const create = useCreateProduct();
  const update = useUpdateProduct();
  const [refused, setRefused] = useState(none);
  /** What somebody else saved meanwhile. */
  const [conflict, setConflict] = useState<Product>();
  const [revision, setRevision] = useState(product?.revision);

  const make = async (values: ProductValues) => {
    const { data } = await create.mutateAsync(toInput(values));
    const { product_id, name } = data;
    // What follows the creation is told when it fails; the product is there.
    if (catalogId) await call('items.add', { catalog_id: catalogId, product_ids: [product_id] }).catch(report);
    if (values.status !== 'draft') {
      await call('product.update', { product_id, data: { status: values.status } }).catch(report);
    }
    return t('“{name}” was created.', { name });
  };

  const change = async (known: Product, values: ProductValues) => {
    const data = changedFields(initial, values);
    if (Object.keys(data).length > 0) await update.mutateAsync({ product_id: known.product_id, revision, data });
    return t('“{name}” was saved.', { name: values.name.trim() });
  };

  const save = async (values: ProductValues): Promise<string> => {
    setRefused(none);
    setConflict(undefined);
    try {
      return await (product ? change(product, values) : make(values));
    } catch (error) {
      if (product && error instanceof ApiError && error.code === 'product.conflict') {
        setConflict((await call('product.get', { product_id: product.product_id })).data);
      }
      const placed = placeRefusal(error, values);
      setRefused(placed.cells);
      throw placed.error;
    }
  };

  return {
    save,
    refused,
    /** What was said about the values before says nothing about these. */
    clearRefused: () => setRefused(none),
    conflict,
    /** The next save is one over what somebody else saved, of the fields that were changed here. */
    keepMine: () => setRevision(conflict?.revision),
  };
}
