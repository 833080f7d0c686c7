import { useApiMutation, useApiQuery } from '@swapt/shared/query';
import { Link } from '@swapt/shared/router';
import { useShell } from '@swapt/shared/sdk';
import { space } from '@swapt/shared/tokens';
import { t } from '@swapt/shared/text';
import { Button, Flex, Select } from 'antd';
import { useState } from 'react';
import { useCatalogs } from '../../../entities/catalogs/catalogs.queries.js';
import { newProduct, paths } from '../../../entities/products/paths.js';
import { rangeText } from '../../../entities/products/price-range.js';
import { useProductChoices } from '../../../entities/products/products.queries.js';

const choices = 20;

/** What the store sells so far, and two ways to put more into it: a catalog, or products one by one. Each is saved at once. */
export function ProductsStep({ storeId }: { storeId: string }) {
  const { notify } = useShell();
  const sold = useApiQuery('stores.allInventory', { store_id: storeId, page: 1, pageSize: 1 });
  const add = useApiMutation('stores.addItems');
  const [typedCatalog, setTypedCatalog] = useState('');
  const [typedProduct, setTypedProduct] = useState('');
  const [catalogId, setCatalogId] = useState<string>();
  const [productIds, setProductIds] = useState<{ value: string; label: string }[]>([]);
  const catalogs = useCatalogs({ page: 1, pageSize: choices, search: typedCatalog || undefined });
  const products = useProductChoices(typedProduct);
  const total = sold.data?.total;

  const send = async (what: { catalog_id: string } | { product_ids: string[] }) => {
    const done = await add.mutateAsync({ store_id: storeId, ...what }).catch(() => undefined);
    if (!done) return;
    const { added } = done.data;
    notify.success(
      t('{added, plural, =0 {Nothing new was} one {One product was} other {# products were}} added.', { added }),
    );
    setCatalogId(undefined);
    setProductIds([]);
  };

  return (
    <Flex vertical gap={space.lg}>
      <strong aria-live="polite">
        {total !== undefined &&
          t('{total, plural, =0 {It sells nothing yet.} one {It sells # product.} other {It sells # products.}}', {
            total,
          })}
      </strong>
      <Flex vertical gap={space.sm}>
        <label htmlFor="store-catalog">{t('All products of a catalog')}</label>
        <Flex wrap gap={space.sm}>
          <Select
            id="store-catalog"
            showSearch
            filterOption={false}
            placeholder={t('Type part of its name')}
            style={{ flex: '1 1 240px' }}
            value={catalogId}
            onSearch={setTypedCatalog}
            onChange={setCatalogId}
            loading={catalogs.isFetching}
            options={(catalogs.data?.data ?? []).map(({ catalog_id, name }) => ({ value: catalog_id, label: name }))}
            notFoundContent={t('No catalog has this name.')}
          />
          <Button
            disabled={!catalogId}
            loading={add.isPending}
            onClick={() => catalogId && void send({ catalog_id: catalogId })}
          >
            {t('Add the catalog')}
          </Button>
        </Flex>
      </Flex>
      <Flex vertical gap={space.sm}>
        <label htmlFor="store-products">{t('Single products')}</label>
        <Flex wrap gap={space.sm}>
          <Select
            id="store-products"
            mode="multiple"
            placement="topLeft"
            labelInValue
            filterOption={false}
            placeholder={t('Type part of a name, SKU or barcode')}
            style={{ flex: '1 1 240px' }}
            value={productIds}
            onSearch={setTypedProduct}
            onChange={setProductIds}
            loading={products.isFetching}
            options={(products.data?.data ?? []).map(({ product_id, name, prices: [price] }) => ({
              value: product_id,
              label: price ? `${name} (${rangeText(price)})` : name,
            }))}
            notFoundContent={t('No product has this name, SKU or barcode.')}
          />
          <Button
            disabled={productIds.length === 0}
            loading={add.isPending}
            onClick={() => void send({ product_ids: productIds.map(({ value }) => value) })}
          >
            {t('Add the products')}
          </Button>
        </Flex>
        <span>
          {t.rich('Not there yet? <link>Make a new product</link>, then come back here.', {
            link: (words) => (
              <Link to={paths.product(newProduct)} style={{ textDecoration: 'underline' }}>
                {words}
              </Link>
            ),
          })}
        </span>
      </Flex>
    </Flex>
  );
}
