import { formatMoney } from '@swapt/shared/money';
import { Link } from '@swapt/shared/router';
import { useShell } from '@swapt/shared/sdk';
import { space } from '@swapt/shared/tokens';
import { t } from '@swapt/shared/text';
import { Panel } from '@swapt/shared/ui';
import { Alert, Button, Flex } from 'antd';
import { deskPaths } from '../../entities/desks/paths.js';
import { SettlementForm } from './settlement-form.js';
import { SettlementLine } from './settlement-line.js';
import { totalOf, type EventMoney, type StoreMoney } from './settlement-words.js';
import { WaitingSettlement } from './waiting-settlement.js';

interface Props {
  event: EventMoney;
  store: StoreMoney;
}

/** The money of one store at an event: what is to be done with it now, and what was. */
export function StoreSettlement({ event, store }: Props) {
  const { currency } = event;
  const [waiting] = store.settlements.filter(({ state }) => state === 'submitted');
  const decided = store.settlements.filter(({ state }) => state !== 'submitted');
  return (
    <>
      <Panel title={waiting ? t('To approve') : t('To settle')}>
        {waiting ? (
          <SettlementLine settlement={waiting} all={store.settlements} currency={currency}>
            <WaitingSettlement settlement={waiting} isOnlyOne={event.is_only_one} />
          </SettlementLine>
        ) : (
          <Next event={event} store={store} />
        )}
      </Panel>
      {decided.length > 0 && (
        <Panel title={t('Settlements')}>
          <ul style={{ display: 'grid', gap: space.lg, margin: 0, padding: 0, listStyle: 'none' }}>
            {decided.map((one) => (
              <li key={one.settlement_id}>
                <SettlementLine settlement={one} all={store.settlements} currency={currency} />
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
}

function Next({ event: { event_id: eventId, currency }, store }: Props) {
  const { session, modal } = useShell();
  const { waits, open_desks: open, due, settlements } = store;
  const toEvent = <Link to={deskPaths.event(store.store_id, eventId)}>{t('Go to the event')}</Link>;
  if (waits === 'closing')
    return <Hint text={t('The event still sells. Close it first: then its money is counted.')} link={toEvent} />;
  if (waits === 'desks')
    return (
      <Hint
        text={t(
          '{open, plural, one {# desk is still open. Count its drawer first.} other {# desks are still open. Count their drawers first.}}',
          { open },
        )}
        link={toEvent}
      />
    );
  const mayCount = session.can('pos:use');
  if (waits === 'done') {
    const correct = () =>
      modal.open({
        title: t('Add a correction'),
        content: (close) => <SettlementForm eventId={eventId} store={store} currency={currency} close={close} />,
      });
    return (
      <Flex wrap align="center" justify="space-between" gap={space.sm}>
        <span>{t('All of it is settled.')}</span>
        {mayCount && settlements.length > 0 && <Button onClick={correct}>{t('Add a correction')}</Button>}
      </Flex>
    );
  }
  const isLate = settlements.some(({ state }) => state === 'approved');
  const by = formatMoney({ amount: totalOf(due), currency });
  return (
    <>
      {isLate && (
        <Alert
          type="warning"
          showIcon
          style={{ marginBottom: space.md }}
          message={t('{by} came since the last settlement', { by })}
          description={t(
            'Sales that arrived later, late card payments or refunds. Settle them here; what was approved stays as it is.',
          )}
        />
      )}
      {mayCount ? (
        // Another one begins anew.
        <SettlementForm key={settlements.length} eventId={eventId} store={store} currency={currency} />
      ) : (
        <p style={{ margin: 0 }}>{t('Nobody has counted it yet.')}</p>
      )}
    </>
  );
}

const Hint = ({ text, link }: { text: string; link: React.ReactNode }) => (
  <Flex vertical gap={space.sm}>
    <span>{text}</span>
    {link}
  </Flex>
);
