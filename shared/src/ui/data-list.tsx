import { Button, Flex, Pagination, Skeleton, theme } from 'antd';
import type { ReactNode } from 'react';
import { radius, space } from '../tokens/index.js';
import { DataListBar } from './data-list-bar.js';
import { DataListCards } from './data-list-cards.js';
import { DataListTable } from './data-list-table.js';
import type { DataListProps, DataListSelection } from './data-list-types.js';
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
      {selection && selected && selected.all.length > 0 && (
        <BulkBar count={selected.all.length} elsewhere={selected.elsewhere.length}>
          {selection.actions(selected.all)}
        </BulkBar>
      )}
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

/** The selection as it is now: rows of this page as they were read last, and those of other pages, which stay selected. */
function selectionOf<Row>(selection: DataListSelection<Row>, rows: Row[], rowKey: (row: Row) => string) {
  const here = new Set(rows.map(rowKey));
  const elsewhere = selection.rows.filter((row) => !here.has(rowKey(row)));
  const keys = selection.rows.map(rowKey).filter((key) => here.has(key));
  return {
    all: [...elsewhere, ...rows.filter((row) => keys.includes(rowKey(row)))],
    elsewhere,
    keys,
    onChange: (next: string[]) =>
      selection.onChange([...elsewhere, ...rows.filter((row) => next.includes(rowKey(row)))]),
  };
}

interface BulkBarProps {
  count: number;
  /** How many of them are on other pages. */
  elsewhere: number;
  children: ReactNode;
}

function BulkBar({ count, elsewhere, children }: BulkBarProps) {
  const { token } = theme.useToken();
  return (
    <Flex
      wrap
      align="center"
      gap={space.sm}
      role="region"
      aria-label="Selected"
      style={{ padding: `${space.sm}px ${space.md}px`, background: token.colorPrimaryBg }}
    >
      <span style={{ fontWeight: 500 }}>
        {formatNumber(count)} selected{elsewhere > 0 && `, ${formatNumber(elsewhere)} on other pages`}
      </span>
      {children}
    </Flex>
  );
}
