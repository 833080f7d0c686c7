import type { Api } from '@swapt/shared/contract';
import { formatMoney } from '@swapt/shared/money';
import { space } from '@swapt/shared/tokens';
import { t } from '@swapt/shared/text';
import { formatDateTime } from '@swapt/shared/ui';
import { Alert, Button } from 'antd';

type Dispute = Api['payments.get']['out']['data']['disputes'][number];

/** Why banks say that money is wanted back; what they add later stands as they say it. */
const reasons: Record<string, string> = {
  fraudulent: t('Who owns the card says that they did not order.'),
  unrecognized: t('Who owns the card does not recognize the payment.'),
  product_not_received: t('They say that nothing arrived.'),
  product_unacceptable: t('They say that it is not what was offered.'),
  duplicate: t('They say that they paid twice.'),
  credit_not_processed: t('They say that a refund is missing.'),
};

/** On the order that a bank wants money of back. */
export function DisputeNote({ dispute }: { dispute: Dispute }) {
  const { state, reason, url } = dispute;
  const why = reasons[reason] ?? t('The bank says: {reason}.', { reason });
  return (
    <Alert
      showIcon
      type={state === 'won' ? 'success' : state === 'lost' ? 'info' : 'warning'}
      style={{ marginBottom: space.md }}
      message={titleOf(dispute)}
      description={
        state === 'open' || state === 'review' ? (
          <>
            {why} {wordsOf(dispute)}
            {url && state === 'open' && (
              <div style={{ marginTop: space.sm }}>
                <Button href={url} target="_blank" rel="noreferrer">
                  {t('Answer at the card service')}
                </Button>
              </div>
            )}
          </>
        ) : (
          why
        )
      }
    />
  );
}

function titleOf({ state, ...money }: Dispute): string {
  const amount = formatMoney(money);
  if (state === 'won') return t('The dispute about {amount} is won', { amount });
  if (state === 'lost') return t('The dispute about {amount} is lost', { amount });
  return t('The shopper’s bank wants {amount} back', { amount });
}

function wordsOf({ state, due_at: due }: Dispute): string {
  if (state === 'review') return t('You answered. The bank decides.');
  const what = t('Say what was bought, and show that it was handed over: without an answer the money is lost.');
  return due === null ? what : `${what} ${t('Answer by {day}.', { day: formatDateTime(due) })}`;
}
