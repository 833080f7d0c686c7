import type { Api } from '@swapt/shared/contract';
import { demoCounterProducts } from './demo-products-counter.js';
import { demoGifts } from './demo-products-gifts.js';
import type { ProductPicture } from './pictures/product-pictures.js';

type Fields = Api['product.create']['in'];

/** What came in and what was sold of a variant, at the counter too. */
interface DemoStock {
  received: number;
  sold?: number;
  /** Low once so many are left. */
  lowAt?: number;
}

/** A variant by the values of its options, with its price in pence. Without `stock` it is not counted. */
export interface DemoVariant {
  values?: string[];
  sku: string;
  barcode?: string;
  netContent?: string;
  price: number;
  before?: number;
  cost?: number;
  stock?: DemoStock;
}

export interface DemoProduct extends Pick<Fields, 'name' | 'kind' | 'tax_class' | 'supplier' | 'note' | 'options'> {
  text: string;
  catalog: 'Coffee and tea' | 'Pastries' | 'Beans and gifts';
  isDraft?: true;
  pictures: readonly ProductPicture[];
  variants: readonly DemoVariant[];
}

/** What the demo shop sells, in the order of its store. */
export const demoProducts: readonly DemoProduct[] = [...demoGifts, ...demoCounterProducts];
