import { Flex } from 'antd';
import type { ListName } from '../../../values/platform/list-views.js';
import { space } from '../../../tokens/index.js';
import type { DataListColumn } from '../data-list-types.js';
import type { ListAddress } from '../use-list-address.js';
import { ColumnsButton } from './columns-button.js';
import { isChoosable, shownColumns } from './shown-columns.js';
import type { ListViews } from './use-list-views.js';
import { ViewsMenu } from './views-menu.js';

interface Props<Row> {
  list: ListName;
  noun: string;
  columns: readonly DataListColumn<Row>[];
  shown: readonly DataListColumn<Row>[];
  address: ListAddress;
  own: ListViews;
}

/** Saved views and columns, at the end of the bar above a list. */
export function ListTools<Row>({ list, noun, columns, shown, address, own }: Props<Row>) {
  const keysOf = (some: readonly DataListColumn<Row>[]) => some.filter(isChoosable).map(({ key }) => key);
  return (
    <Flex wrap gap={space.sm} style={{ marginInlineStart: 'auto' }}>
      <ViewsMenu list={list} noun={noun} address={address} own={own} />
      <ColumnsButton
        list={list}
        columns={columns.filter(isChoosable)}
        shown={keysOf(shown)}
        usual={keysOf(shownColumns(columns, undefined))}
        address={address}
      />
    </Flex>
  );
}
