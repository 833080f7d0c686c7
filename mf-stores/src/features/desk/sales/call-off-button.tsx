import type { DeskSale } from '@swapt/shared/contract';
import { t } from '@swapt/shared/text';
import { useIsOnline } from '@swapt/shared/ui';
import { Button, type ButtonProps } from 'antd';
import { useCallOff } from '../desk.queries.js';

interface Props extends Pick<ButtonProps, 'size'> {
  sale: DeskSale;
  sessionId: string;
  onDone?: () => void;
}

/** Ends a sale that waits for its money: its goods are back on the shelf, and nobody can pay it any more. */
export function CallOffButton({ sale: { order_id }, sessionId, onDone, size }: Props) {
  const callOff = useCallOff();
  const isOnline = useIsOnline();
  const end = async () => {
    const asked = { session_id: sessionId, order_id, reason: t('Called off at the desk') };
    if (await callOff.mutateAsync(asked).catch(() => undefined)) onDone?.();
  };
  return (
    <Button danger {...(size && { size })} disabled={!isOnline} loading={callOff.isPending} onClick={() => void end()}>
      {t('Call the sale off')}
    </Button>
  );
}
