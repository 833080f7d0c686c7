import type { Api } from '@swapt/shared/contract';
import { labelLimit } from '@swapt/shared/values';
import { AppError } from '../../platform/errors/app-error.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import { printLabels, selectPrints, type PrintedLabel } from '../code-prints/code-prints.service.js';
import { priceIn, readStore, unitPriceIn } from '../stores/stores.service.js';
import { assertSelling, withCodes } from './item-codes.service.js';
import * as sql from './shelf-labels.sql.js';

type Input = Api['stores.shelfLabels']['in'];

/** Sheets of labels for the shelves of a store: the name, the price of today, and the code that leads to the product. */
export async function makeShelfLabels(
  ctx: Omit<OrgCtx, 'tx'>,
  { store_id: storeId, item_ids: itemIds, catalog_id: catalogId, sheet, skip, prices = true }: Input,
): Promise<Api['stores.shelfLabels']['out']['data']> {
  const { orgId, services } = ctx;
  if (itemIds && catalogId) {
    throw new AppError('request.invalid', undefined, { item_ids: 'Send either item_ids or catalog_id.' });
  }
  const labels = await services.db.org(orgId, async (tx) => {
    const own = { ...ctx, tx };
    await assertSelling(own, storeId);
    const items = await sql.selectItems(tx, orgId, storeId, { itemIds, catalogId }, labelLimit + 1);
    assertPrintable(items.length, itemIds);
    const codes = await withCodes(own, storeId, items);
    const priceOf = prices ? await readPrices(own, storeId, items) : () => ({ price: '', note: '' });
    const prints = new Map(
      (await selectPrints(tx, orgId, [...codes.values()])).map(({ code_id: codeId, ...code }) => [codeId, code]),
    );
    return items.flatMap(({ item_id: itemId, product_id: productId, name }): PrintedLabel[] => {
      const codeId = codes.get(itemId) ?? '';
      const code = prints.get(codeId);
      return code ? [{ ...code, code_id: codeId, name, ...priceOf(productId) }] : [];
    });
  });
  return printLabels(ctx, labels, { sheet, skip });
}

function assertPrintable(count: number, itemIds: readonly string[] | undefined): void {
  if (itemIds && count < itemIds.length) throw new AppError('store_item.not_found');
  const reason =
    count === 0
      ? 'There is nothing to print: the store sells none of these products. Choose others.'
      : count > labelLimit && `One file can have at most ${labelLimit} labels. Choose a catalog with fewer products.`;
  if (reason) throw new AppError('request.invalid', undefined, { catalog_id: reason });
}

/** What a product costs in words: one price, with that of a kilogram where it is known, or the lowest and the highest of its variants. */
async function readPrices(ctx: OrgCtx, storeId: string, items: readonly sql.ShelfItem[]) {
  const { currency, country } = await readStore(ctx, storeId);
  const { tx, orgId } = ctx;
  const ids = items.map(({ product_id: productId }) => productId);
  const prices = new Map((await sql.selectPrices(tx, orgId, ids, currency)).map((row) => [row.product_id, row]));
  const locale = localeOfCountry(country);
  const [write, writeUnit] = [priceIn(currency, locale), unitPriceIn(currency, locale)];
  return (productId: string): Pick<PrintedLabel, 'price' | 'note'> => {
    const price = prices.get(productId);
    if (!price) return { price: '', note: '' };
    const { least, most, net_content: netContent } = price;
    return {
      price: [...new Set([least, most])].map((amount) => write(amount).text).join(' – '),
      note: writeUnit(netContent ?? '', least)?.text ?? '',
    };
  };
}

/** The main language of a country, with its way to write amounts: what shoppers read on other shelves there. */
const localeOfCountry = (country: string): string => new Intl.Locale(`und-${country}`).maximize().baseName;
