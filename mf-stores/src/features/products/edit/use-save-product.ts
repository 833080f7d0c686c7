import { ApiError } from '@swapt/shared/client';
import type { Product } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { useState } from 'react';
import { useAddItems } from '../../../entities/catalogs/catalogs.queries.js';
import { useCreateProduct, useUpdateProduct } from '../../../entities/products/products.queries.js';
import { placeRefusal } from './place-refusal.js';
import { changedFields, toInput, type ProductValues } from './product-values.js';
import type { Problems } from './variants/check-variants.js';

/** What somebody else saved, and what was there before, which the values were typed from. */
interface Conflict {
  before: Product;
  theirs: Product;
}

interface Options {
  /** What the form began with. */
  initial: ProductValues;
  catalogId: string | undefined;
}

const none: Problems = {};

export const isConflict = (error: unknown): boolean => error instanceof ApiError && error.code === 'product.conflict';

/** Saves what was changed in the form of a product; what the server refuses is sorted to its field. */
export function useSaveProduct({ initial, catalogId }: Options) {
  const { call, report } = useShell();
  const create = useCreateProduct();
  const update = useUpdateProduct();
  const addItems = useAddItems();
  const [refused, setRefused] = useState(none);
  const [conflict, setConflict] = useState<Conflict>();
  /** The one that somebody chose to save over. */
  const [agreed, setAgreed] = useState<number>();

  const make = async (values: ProductValues) => {
    const { data } = await create.mutateAsync(toInput(values));
    const { product_id, name } = data;
    // What follows the creation is told when it fails; the product is there.
    if (catalogId) await addItems.mutateAsync({ catalog_id: catalogId, product_ids: [product_id] }).catch(report);
    if (values.status !== 'draft') {
      await update.mutateAsync({ product_id, data: { status: values.status } }).catch(report);
    }
    return t('“{name}” was created.', { name });
  };

  const change = async (typedFrom: Product, values: ProductValues) => {
    const { product_id } = typedFrom;
    const data = changedFields(initial, values);
    const revision = agreed ?? typedFrom.revision;
    if (Object.keys(data).length > 0) await update.mutateAsync({ product_id, revision, data });
    return t('“{name}” was saved.', { name: values.name.trim() });
  };

  /** `typedFrom` is the product as it was when the values were typed, which is older than the form's where they are a draft. */
  const save = async (values: ProductValues, typedFrom: Product | undefined): Promise<string> => {
    setRefused(none);
    setConflict(undefined);
    try {
      return await (typedFrom ? change(typedFrom, values) : make(values));
    } catch (error) {
      if (typedFrom && isConflict(error)) {
        const { data } = await call('product.get', { product_id: typedFrom.product_id });
        setConflict({ before: typedFrom, theirs: data });
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
    keepMine: () => setAgreed(conflict?.theirs.revision),
  };
}
