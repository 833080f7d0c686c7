import LineChartOutlined from '@ant-design/icons/LineChartOutlined';
import type { Store } from '@swapt/shared/contract';
import { useNavigate, useParams } from '@swapt/shared/router';
import { t } from '@swapt/shared/text';
import { space } from '@swapt/shared/tokens';
import { EmptyState, ErrorState, Panel, SaveCsvButton } from '@swapt/shared/ui';
import { RangeBar, useRange } from '@swapt/shared/ui/analytics';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Flex, Select, Skeleton } from 'antd';
import { storePaths } from '../../entities/stores/paths.js';
import { StoreFrame } from '../../entities/stores/store-frame.js';
import { salesFile } from './sales-csv.js';
import { SalesPanels } from './sales-panels.js';
import { useBefore, useEventsOf, useReport, type Subject } from './sales.queries.js';

/** What a store sold, on its own clock; with an event in the address, there alone. */
export default function StoreSalesScreen() {
  return (
    <StoreFrame tab="sales" actions={(store) => <SalesActions store={store} />}>
      {(store) => <Sales store={store} />}
    </StoreFrame>
  );
}

function useShown({ store_id }: Store) {
  const { eventId } = useParams();
  const subject: Subject = { store_id, ...(eventId && { event_id: eventId }) };
  const [range, setRange] = useRange(eventId ? 'all' : undefined);
  return { subject, range, setRange, query: useReport(subject, range), before: useBefore(subject, range) };
}

function SalesActions({ store }: { store: Store }) {
  const { range, setRange, query, before } = useShown(store);
  const client = useQueryClient();
  const report = query.isPlaceholderData ? undefined : query.data?.data;
  return (
    <RangeBar
      range={range}
      onRange={setRange}
      isFetching={query.isFetching}
      onRefresh={() => void client.invalidateQueries({ queryKey: ['stores', 'stores.analytics'] })}
    >
      <SaveCsvButton file={report && (() => salesFile(report, before, store.name))} />
    </RangeBar>
  );
}

function Sales({ store }: { store: Store }) {
  const { subject, range, setRange, query, before } = useShown(store);
  const report = query.data?.data;
  if (!report) {
    return query.isError ? (
      <ErrorState error={query.error} onRetry={() => void query.refetch()} elsewhere={null} />
    ) : (
      <Skeleton active paragraph={{ rows: 10 }} />
    );
  }
  const isEmpty = report.totals.orders === 0 && report.totals.refunds === 0 && report.tenders.length === 0;
  return (
    <Flex vertical gap={space.lg} style={{ opacity: query.isPlaceholderData ? 0.6 : 1 }}>
      <Flex wrap gap={space.md} align="center" justify="space-between">
        <span>{t('Days and hours are in the time zone of the store, {zone}.', { zone: report.zone })}</span>
        <EventChoice subject={subject} />
      </Flex>
      {isEmpty && !report.funnel?.scans && !report.funnel?.item_views ? (
        <Panel>
          <EmptyState
            icon={<LineChartOutlined />}
            title={range === 'all' ? t('Nothing sold yet') : t('Nothing sold in this range')}
            text={
              range === 'all'
                ? t('What is ordered in this store is added up here, with the code or page that led to it.')
                : t('Choose a longer range to see earlier orders.')
            }
            action={range !== 'all' && <Button onClick={() => setRange('all')}>{t('Show all time')}</Button>}
          />
        </Panel>
      ) : (
        <SalesPanels subject={subject} report={report} before={before} />
      )}
    </Flex>
  );
}

/** Narrows to one event, where the store has any. */
function EventChoice({ subject: { store_id: storeId, event_id: eventId } }: { subject: Subject }) {
  const navigate = useNavigate();
  const { data: events = [] } = useEventsOf(storeId);
  if (events.length === 0 && !eventId) return null;
  return (
    <Select
      aria-label={t('Event')}
      value={eventId ?? ''}
      style={{ width: 260, maxWidth: '100%' }}
      onChange={(id) => void navigate(id ? storePaths.eventSales(storeId, id) : storePaths.sales(storeId))}
      options={[
        { value: '', label: t('Everything that was sold') },
        ...events.map(({ event_id, name }) => ({ value: event_id, label: name })),
      ]}
    />
  );
}
