import AppstoreAddOutlined from '@ant-design/icons/AppstoreAddOutlined';
import type { Api, Catalog } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { radius } from '@swapt/shared/tokens';
import { t } from '@swapt/shared/text';
import { DataList, useIsPhone, useListAddress } from '@swapt/shared/ui';
import { SortableRows } from '@swapt/shared/ui/sortable-rows';
import { theme, Typography } from 'antd';
import { AddProductsButton } from './add-products-button.js';
import { ItemRow } from './item-row.js';
import { itemsInput, useItems } from './items.queries.js';
import { useItemActions } from './use-item-actions.js';

type Item = Api['items.get']['out']['data'][number];

/** The products of a catalog in their order, which is changed by dragging or by keys. */
export function CatalogItems({ catalog }: { catalog: Catalog }) {
  const mayWrite = useShell().session.can('catalogs:write');
  const address = useListAddress();
  const input = itemsInput(catalog.catalog_id, address.paging, address.search);
  const query = useItems(input);
  const { move, takeOut } = useItemActions(input);
  const { page = 1, pageSize = 0, total = 0 } = query.data ?? {};
  const isPhone = useIsPhone();
  const { token } = theme.useToken();
  const isWhole = address.search === '';
  const onMove = mayWrite && isWhole ? move : undefined;

  const list = (rows: Item[]) => (
    <div
      style={
        isPhone
          ? { border: `1px solid ${token.colorBorderSecondary}`, borderRadius: radius, overflow: 'clip' }
          : undefined
      }
    >
      <SortableRows<Item>
        label={t('Products of {name}', { name: catalog.name })}
        rows={rows}
        rowKey={({ item_id }) => item_id}
        rowName={({ product }) => product.name}
        before={(page - 1) * pageSize}
        count={total}
        onMove={onMove}
      >
        {(item, index) => (
          <ItemRow
            item={item}
            index={index}
            count={total}
            onMove={onMove && ((to) => onMove(item, to))}
            onTakeOut={mayWrite ? () => takeOut(item) : undefined}
          />
        )}
      </SortableRows>
    </div>
  );

  return (
    <>
      <DataList<Item>
        query={query}
        address={address}
        noun={t('products')}
        columns={[]}
        body={list}
        rowKey={({ item_id }) => item_id}
        rowName={({ product }) => product.name}
        empty={{
          icon: <AppstoreAddOutlined />,
          title: t('This catalog is empty'),
          text: mayWrite
            ? t('Choose the products that belong in it. You can put them in order afterwards.')
            : t('Nobody has added a product to it yet.'),
          action: mayWrite && <AddProductsButton catalog={catalog} />,
        }}
      />
      {mayWrite && !isWhole && total > 0 && (
        <Typography.Text type="secondary">{t('Clear the search to change the order.')}</Typography.Text>
      )}
    </>
  );
}
