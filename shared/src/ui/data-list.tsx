import { Button, Flex, Pagination, Skeleton, theme } from 'antd';
import { radius, space } from '../tokens/index.js';
import { DataListBar } from './data-list-bar.js';
import { DataListCards } from './data-list-cards.js';
import { SelectionBar, selectionOf } from './data-list-selection.js';
import { DataListTable } from './data-list-table.js';
import type { DataListProps } from './data-list-types.js';
import { EmptyState } from './empty-state.js';
import { ErrorState } from './error-state.js';
import { formatNumber } from './format.js';
import { useIsPhone } from './use-is-narrow.js';
import { pageSizes } from './use-list-address.js';

/** The one list of the console: search, filters and page in the address, and a state of its own for loading, failure and nothing found. */
export function DataList<Row extends object>(props: DataListProps<Row>) {
  const { query, address, noun, hasSearch = true, filters = [], empty } = props;
  const { token } = theme.useToken();
  const isPhone = useIsPhone();
  const isUntouched = !(hasSearch && address.hasFilters) && query.data?.total === 0;
  const frame = isPhone
    ? {}
    : {
        background: token.colorBgContainer,
        border: `1px solid ${token.colorBorderSecondary}`,
        borderRadius: radius,
        overflow: 'hidden',
      };

  return (
    <Flex vertical gap={space.md}>
      {hasSearch && !isUntouched && <DataListBar address={address} noun={noun} filters={filters} />}
      <div style={frame} aria-busy={query.isFetching}>
        {isUntouched ? <EmptyState {...empty} /> : <Rows {...props} isPhone={isPhone} />}
      </div>
    </Flex>
  );
}

function Rows<Row extends object>(props: DataListProps<Row> & { isPhone: boolean }) {
  const { query, address, noun, selection, rowKey, isPhone } = props;
  if (query.isPending) return <Skeleton active title={false} paragraph={{ rows: 6 }} style={{ padding: space.lg }} />;
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;

  const { data: rows, page, pageSize, total } = query.data;
  if (rows.length === 0) {
    return total > 0 ? (
      <EmptyState
        title="This page is empty"
        action={<Button onClick={() => address.setPage(1)}>Go to the first page</Button>}
      />
    ) : (
      <EmptyState
        title={`No ${noun} found`}
        text="Nothing matches your search and filters."
        action={<Button onClick={address.clear}>Clear search and filters</Button>}
      />
    );
  }

  const selected = selection && selectionOf(selection, rows, rowKey);
  const Body = isPhone ? DataListCards : DataListTable;
  return (
    <div style={{ opacity: query.isPlaceholderData ? 0.6 : 1 }}>
      {selection && selected && <SelectionBar noun={noun} total={total} selection={selection} selected={selected} />}
      <Body {...props} rows={rows} selection={selected} />
      {total > pageSizes[0] && (
        <Flex justify="flex-end" style={{ padding: space.md }}>
          <Pagination
            current={page}
            pageSize={pageSize}
            total={total}
            showSizeChanger
            pageSizeOptions={[...pageSizes]}
            size={isPhone ? 'small' : 'default'}
            showTotal={(all, [from, to]) => (isPhone ? '' : `${from}–${to} of ${formatNumber(all)}`)}
            onChange={(next, size) => (size === pageSize ? address.setPage(next) : address.setPageSize(size))}
          />
        </Flex>
      )}
    </div>
  );
}
