import { Button, Flex, Pagination, Skeleton, theme, Typography } from 'antd';
import { radius, space } from '../../tokens/index.js';
import { DataListBar } from './data-list-bar.js';
import { DataListCards } from './data-list-cards.js';
import { SelectionBar, selectionOf } from './data-list-selection.js';
import { DataListTable } from './data-list-table.js';
import type { DataListProps } from './data-list-types.js';
import { EmptyState } from '../empty-state.js';
import { ErrorState } from '../error-state.js';
import { formatNumber } from '../format.js';
import { useIsPhone } from '../use-media.js';
import { pageSizes } from './use-list-address.js';
import { ListTools } from './views/list-tools.js';
import { shownColumns } from './views/shown-columns.js';
import { useListViews } from './views/use-list-views.js';
import { t } from '../../text/index.js';

/** The one list of the console: search, filters and page in the address, and a state of its own for loading, failure and nothing found. */
export function DataList<Row extends object>(props: DataListProps<Row>) {
  const { query, address, noun, list, columns, hasSearch = true, searchHint, filters = [], empty } = props;
  const { token } = theme.useToken();
  const isPhone = useIsPhone();
  const own = useListViews(list, address);
  const shown = shownColumns(columns, own.columns);
  const isUntouched = !(hasSearch && address.hasFilters) && query.data?.total === 0;
  const frame = isPhone
    ? {}
    : {
        background: token.colorBgContainer,
        border: `1px solid ${token.colorBorderSecondary}`,
        borderRadius: radius,
        // Not hidden: that would keep the bar of a selection from staying in sight.
        overflow: 'clip',
      };

  return (
    <Flex vertical gap={space.md}>
      {hasSearch && !isUntouched && (
        <DataListBar
          address={address}
          noun={noun}
          searchHint={searchHint}
          filters={filters}
          tools={
            list && <ListTools list={list} noun={noun} columns={columns} shown={shown} address={address} own={own} />
          }
        />
      )}
      {!isUntouched &&
        shown.map(
          ({ key, note }) =>
            note && (
              <Typography.Text key={key} type="secondary">
                {note}
              </Typography.Text>
            ),
        )}
      <div style={frame} aria-busy={query.isFetching}>
        {isUntouched ? (
          <EmptyState {...empty} />
        ) : (
          <Rows {...props} columns={shown} isPhone={isPhone} isOpening={own.isOpening} />
        )}
      </div>
    </Flex>
  );
}

function Rows<Row extends object>(props: DataListProps<Row> & { isPhone: boolean; isOpening: boolean }) {
  const { query, address, noun, selection, rowKey, body, isPhone, isOpening } = props;
  if (query.isPending || isOpening)
    return <Skeleton active title={false} paragraph={{ rows: 6 }} style={{ padding: space.lg }} />;
  // What is there stays where reading it again fails: that is tried again by itself.
  if (!query.data) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;

  const { data: rows, page, pageSize, total, total_is_minimum: isMinimum = false } = query.data;
  if (rows.length === 0) {
    return total > 0 ? (
      <EmptyState
        title={t('This page is empty')}
        action={<Button onClick={() => address.setPage(1)}>{t('Go to the first page')}</Button>}
      />
    ) : (
      <EmptyState
        title={t('No {noun} found', { noun })}
        text={t('Nothing matches your search and filters.')}
        action={<Button onClick={address.clear}>{t('Clear search and filters')}</Button>}
      />
    );
  }

  const selected = selection && selectionOf(selection, rows, rowKey);
  const Body = isPhone ? DataListCards : DataListTable;
  return (
    <div style={{ opacity: query.isPlaceholderData ? 0.6 : 1 }}>
      {selection && selected && <SelectionBar noun={noun} total={total} selection={selection} selected={selected} />}
      {body ? body(rows) : <Body {...props} rows={rows} selection={selected} />}
      {total > pageSizes[0] && (
        <Flex justify="flex-end" style={{ padding: space.md }}>
          <Pagination
            current={page}
            pageSize={pageSize}
            total={total}
            showSizeChanger
            pageSizeOptions={[...pageSizes]}
            // Its numbers would not stand in one row.
            simple={isPhone && { readOnly: true }}
            size={isPhone ? 'small' : 'default'}
            showTotal={(all, [from, to]) =>
              isPhone ? '' : t('{from}–{to} of {all}', { from, to, all: formatNumber(all) + (isMinimum ? '+' : '') })
            }
            onChange={(next, size) => (size === pageSize ? address.setPage(next) : address.setPageSize(size))}
          />
        </Flex>
      )}
    </div>
  );
}
