import HistoryOutlined from '@ant-design/icons/HistoryOutlined';
import type { Store } from '@swapt/shared/contract';
import { space } from '@swapt/shared/tokens';
import { t } from '@swapt/shared/text';
import { EmptyState, ErrorState } from '@swapt/shared/ui';
import { EventTimeline } from '@swapt/shared/ui/event-timeline';
import { Flex, Pagination, Skeleton } from 'antd';
import { useState } from 'react';
import { useMoves } from '../inventory.queries.js';
import type { StockRow } from '../stock/stock-rows.js';
import { MoveText } from './move-text.js';

const pageSize = 25;

/** Every change of the stock of a variant, newest first. */
export function History({ store, row }: { store: Store; row: StockRow }) {
  const [page, setPage] = useState(1);
  const query = useMoves({ store_id: store.store_id, variant_id: row.variant.variant_id, page, pageSize });
  if (query.isPending) return <Skeleton active paragraph={{ rows: 6 }} />;
  if (!query.data) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  const { data: moves, total } = query.data;
  if (total === 0) {
    return (
      <EmptyState
        icon={<HistoryOutlined />}
        title={t('Nothing has happened yet')}
        text={t('What you receive, count, sell or move is written down here.')}
      />
    );
  }
  return (
    <div style={{ opacity: query.isPlaceholderData ? 0.6 : 1 }}>
      <EventTimeline
        events={moves.map((move) => ({ id: move.move_id, at: move.at, who: move.by, what: <MoveText move={move} /> }))}
      />
      {total > pageSize && (
        <Flex justify="center" style={{ marginTop: space.md }}>
          <Pagination simple={{ readOnly: true }} current={page} pageSize={pageSize} total={total} onChange={setPage} />
        </Flex>
      )}
    </div>
  );
}
