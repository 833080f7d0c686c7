import type { Order } from '@swapt/shared/contract';
import { formatMoney } from '@swapt/shared/money';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { Button } from 'antd';
import { useCharge } from '../orders.queries.js';

/** Charges the card that keeps money for an order. */
export function ChargeButton({ order: { order_id: id, currency }, amount }: { order: Order; amount: number }) {
  const { notify } = useShell();
  const charge = useCharge();
  const money = formatMoney({ amount, currency });
  const start = async () => {
    const done = await charge.mutateAsync({ id }).catch(() => undefined);
    if (done) notify.success(t('{money} were charged.', { money }));
  };
  return (
    <Button type="primary" loading={charge.isPending} onClick={() => void start()}>
      {t('Charge {money} now', { money })}
    </Button>
  );
}
