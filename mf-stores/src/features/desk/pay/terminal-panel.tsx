import type { DeskSale } from '@swapt/shared/contract';
import { useApiMutation, useApiQuery } from '@swapt/shared/query';
import { t } from '@swapt/shared/text';
import { ErrorState } from '@swapt/shared/ui';
import { Alert, Button, Skeleton, Spin } from 'antd';
import { useState } from 'react';

const everyMs = 2_000;

/** Asks a Square terminal for the money of a sale that waits, and says how far that is. */
export function TerminalPanel({ sale, sessionId }: { sale: DeskSale; sessionId: string }) {
  const ids = { session_id: sessionId };
  const terminals = useApiQuery('pos.terminals', ids, { select: ({ data }) => data });
  const charge = useApiMutation('pos.charge');
  const stop = useApiMutation('pos.stopCharge');
  const [paymentId, setPaymentId] = useState('');
  const charged = useApiQuery(
    'pos.charged',
    { ...ids, payment_id: paymentId },
    { select: ({ data }) => data, enabled: paymentId !== '', refetchInterval: everyMs },
  );
  const ask = async (device_id: string) => {
    const asked = await charge.mutateAsync({ ...ids, order_id: sale.order_id, device_id }).catch(() => undefined);
    if (asked) setPaymentId(asked.data.payment_id);
  };
  const state = paymentId ? (charged.data?.state ?? 'created') : undefined;
  const isOver = state === 'failed' || state === 'canceled';

  if (terminals.isError && !terminals.data)
    return <ErrorState error={terminals.error} onRetry={() => void terminals.refetch()} />;
  if (!terminals.data) return <Skeleton active />;
  if (terminals.data.length === 0)
    return <p>{t('No terminal is paired with this store yet. An owner pairs one under Integrations.')}</p>;
  if (state && !isOver)
    return (
      <>
        <p role="status">
          <Spin size="small" /> {t('The terminal shows the amount. Let the shopper pay there.')}
        </p>
        {charged.data?.failure && <Alert type="warning" showIcon message={charged.data.failure} />}
        <Button
          danger
          loading={stop.isPending}
          onClick={() => void stop.mutateAsync({ ...ids, payment_id: paymentId }).catch(() => undefined)}
        >
          {t('Call the payment off')}
        </Button>
      </>
    );
  return (
    <>
      {isOver && (
        <Alert
          type="error"
          showIcon
          role="alert"
          message={charged.data?.failure ?? t('It was not paid at the terminal.')}
        />
      )}
      <p>{t('At which terminal?')}</p>
      <div className="desk-choices">
        {terminals.data.map(({ device_id, name }) => (
          <Button key={device_id} size="large" loading={charge.isPending} onClick={() => void ask(device_id)}>
            {name}
          </Button>
        ))}
      </div>
    </>
  );
}
