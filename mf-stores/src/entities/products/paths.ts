/** In an address, in place of the id of a catalog: products of all of them, and those that are in none. */
export const allCatalogs = 'all';
/** In an address, in place of the id of a product. */
export const newProduct = 'new';

/** Addresses of the screens of catalogs and products. */
export const paths = {
  catalogs: '/admin/catalogs',
  createCatalog: '/admin/catalogs/create',
  catalog: (catalogId: string) => `/admin/catalogs/view/${catalogId}`,
  products: (catalogId = allCatalogs) => `/admin/products/${catalogId}`,
  importProducts: '/admin/products/all/import',
  product: (productId: string, catalogId = allCatalogs) => `/admin/products/${catalogId}/${productId}`,
};
