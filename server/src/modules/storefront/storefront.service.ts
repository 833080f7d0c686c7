export type { Wanted } from './cart-lines.js';
export { priceLines, taxLines, toPricedCart, type PricedLines } from './priced-cart.js';
export { listCategories, listShownItems, type Reader } from './shown-items.js';
export { readShownProduct } from './shown-product.js';
export { taxRate } from './tax.js';
