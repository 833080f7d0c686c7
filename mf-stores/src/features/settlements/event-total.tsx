import { formatMoney } from '@swapt/shared/money';
import { Link } from '@swapt/shared/router';
import { useShell } from '@swapt/shared/sdk';
import { space } from '@swapt/shared/tokens';
import { t } from '@swapt/shared/text';
import { CsvButton, fromBase64, Panel, StatusLabel } from '@swapt/shared/ui';
import { PdfPrint } from '@swapt/shared/ui/pdf-print';
import { Flex } from 'antd';
import { EventStateLabel } from '../../entities/desks/event-words.js';
import { deskPaths } from '../../entities/desks/paths.js';
import { totalOf, type EventMoney, type StoreMoney } from './settlement-words.js';
import { TenderTable } from './tender-table.js';

/** What an event comes to with all of its stores, and the way to each of them. */
export function EventTotal({ event, storeId }: { event: EventMoney; storeId: string }) {
  const { call } = useShell();
  const { event_id, name, place, state, stores, total, currency } = event;
  const counted = stores.flatMap(({ settlements }) => settlements.filter((one) => one.state !== 'rejected'));
  const due = totalOf(total.expected) - totalOf(total.covered);
  const load = async () => {
    const { data } = await call('settlement.file', { event_id, kind: 'pdf' });
    return { name: data.name, pages: data.pages, content: new Blob([fromBase64(data.body)], { type: data.type }) };
  };
  return (
    <Panel
      title={
        <Flex component="span" wrap align="center" gap={space.sm}>
          {name} <EventStateLabel state={state} />
        </Flex>
      }
      lead={place}
    >
      {stores.length > 1 && (
        <ul
          aria-label={t('Stores of the event')}
          style={{ margin: `0 0 ${space.md}px`, padding: 0, listStyle: 'none' }}
        >
          {stores.map((store) => (
            <li key={store.store_id} style={{ padding: `${space.xs}px 0` }}>
              <Flex wrap align="center" gap={space.sm}>
                {store.store_id === storeId ? (
                  <strong>{store.name}</strong>
                ) : (
                  <Link to={deskPaths.settlements(store.store_id, event_id)}>{store.name}</Link>
                )}
                <StoreWaits store={store} />
              </Flex>
            </li>
          ))}
        </ul>
      )}
      {counted.length > 1 && (
        <TenderTable
          label={t('All of the event')}
          expected={total.covered}
          counted={total.counted}
          currency={currency}
        />
      )}
      {/* While it sells, most of it is only in a drawer. */}
      {due !== 0 && state !== 'open' && (
        <p style={{ margin: `${space.sm}px 0 0` }}>
          {t('Not settled yet: {money}', { money: formatMoney({ amount: due, currency }) })}
        </p>
      )}
      {counted.length > 0 && (
        <Flex wrap gap={space.sm} style={{ marginTop: space.md }}>
          <PdfPrint label={t('Print the settlement')} load={load} />
          <CsvButton
            name="settlement"
            ask={async (ask) => (await ask('settlement.file', { event_id, kind: 'csv' })).data}
          />
        </Flex>
      )}
    </Panel>
  );
}

function StoreWaits({ store: { waits } }: { store: StoreMoney }) {
  if (waits === 'done') return <StatusLabel hue="success" label={t('Settled')} />;
  if (waits === 'approval') return <StatusLabel hue="warning" label={t('Waits for approval')} />;
  return <StatusLabel hue="neutral" label={waits === null ? t('To settle') : t('To count')} />;
}
