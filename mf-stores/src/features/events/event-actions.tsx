import { useShell } from '@swapt/shared/sdk';
import { space } from '@swapt/shared/tokens';
import { t } from '@swapt/shared/text';
import { useDangerConfirm } from '@swapt/shared/ui';
import { eventTransitions, type EventState } from '@swapt/shared/values';
import { Button, Flex } from 'antd';
import { EventForm } from './event-form.js';
import { useCancelEvent, useCloseEvent, useReopenEvent } from './events.queries.js';
import { StartForm } from './start-form.js';
import type { ShownEvent } from './store-event-screen.js';

/** What can be done with an event as it is. */
export function EventActions({ event, storeId }: { event: ShownEvent; storeId: string }) {
  const { session, modal, notify } = useShell();
  const confirm = useDangerConfirm();
  const [close, reopen, cancel] = [useCloseEvent(), useReopenEvent(), useCancelEvent()];
  const { event_id, state, name } = event;
  const next: readonly EventState[] = eventTransitions[state];
  const mayWrite = session.can('store:write');

  const start = () =>
    modal.open({
      title: t('Start selling'),
      content: (done) => <StartForm event={event} storeId={storeId} close={done} />,
    });
  const edit = () =>
    modal.open({
      title: t('Change the event'),
      content: (done) => <EventForm event={event} storeId={storeId} onSaved={() => undefined} close={done} />,
    });
  const end = async () => {
    const text = t(
      'Nothing more is sold there, and sales that wait for their money are called off. Drawers can still be counted; then the event is settled.',
    );
    if (!(await confirm(t('Close “{name}”?', { name }), text, t('Close the event')))) return;
    if (await close.mutateAsync({ event_id }).catch(() => undefined)) notify.success(t('The event is closed.'));
  };
  const again = async () => {
    if (await reopen.mutateAsync({ event_id }).catch(() => undefined)) notify.success(t('It sells again.'));
  };
  const callOff = async () => {
    const text = t('It stays in the list. This cannot be undone.');
    if (!(await confirm(t('Call off “{name}”?', { name }), text, t('Call it off')))) return;
    if (await cancel.mutateAsync({ event_id }).catch(() => undefined)) notify.success(t('The event is called off.'));
  };

  return (
    <Flex wrap gap={space.sm}>
      {(state === 'scheduled' || state === 'open') && session.can('pos:use') && (
        <Button type="primary" onClick={start}>
          {state === 'scheduled' ? t('Start selling') : t('Open a desk')}
        </Button>
      )}
      {mayWrite && (
        <>
          {(state === 'scheduled' || state === 'open') && <Button onClick={edit}>{t('Change')}</Button>}
          {next.includes('closing') && (
            <Button danger loading={close.isPending} onClick={() => void end()}>
              {t('Close the event')}
            </Button>
          )}
          {state === 'closing' && next.includes('open') && (
            <Button loading={reopen.isPending} onClick={() => void again()}>
              {t('Sell on')}
            </Button>
          )}
          {next.includes('canceled') && (
            <Button danger loading={cancel.isPending} onClick={() => void callOff()}>
              {t('Call it off')}
            </Button>
          )}
        </>
      )}
    </Flex>
  );
}
