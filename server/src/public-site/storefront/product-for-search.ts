import type { ShownProduct } from '@swapt/shared/contract';
import { minorDigits } from '@swapt/shared/money';

/** A product as search engines read it: https://schema.org/Product, with an offer for each variant. */
export function productForSearch(product: ShownProduct, url: string, publicUrl: string): object {
  const { name, text, pictures, variants, store_name } = product;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    ...(text && { description: text }),
    ...(pictures.length > 0 && { image: pictures.map((picture) => publicUrl + picture.url) }),
    offers: variants.map(({ option_values, price, availability }) => ({
      '@type': 'Offer',
      ...(option_values.length > 0 && { name: option_values.join(', ') }),
      url,
      price: (price.amount / 10 ** minorDigits(price.currency)).toFixed(minorDigits(price.currency)),
      priceCurrency: price.currency,
      availability: `https://schema.org/${availability === 'sold_out' ? 'OutOfStock' : 'InStock'}`,
      seller: { '@type': 'Organization', name: store_name },
    })),
  };
}
