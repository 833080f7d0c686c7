import type { DeskSale } from '@swapt/shared/contract';
import { formatMoney } from '@swapt/shared/money';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { SmallForm } from '@swapt/shared/ui';
import { useVoidSale } from '../desk.queries.js';
import { useApproval } from '../people/use-approval.js';
import { ReasonItem } from '../reason-item.js';

interface Props {
  sale: DeskSale;
  sessionId: string;
  currency: string;
  close: () => void;
}

/** Undoes a sale of this desk. */
export function VoidForm({ sale, sessionId, currency, close }: Props) {
  const { notify } = useShell();
  const undo = useVoidSale();
  const { approved } = useApproval(sessionId);
  const money = formatMoney({ amount: sale.total, currency });
  return (
    <SmallForm<{ reason: string }>
      initialValues={{ reason: '' }}
      fields={['reason']}
      save={async ({ reason }) => {
        const asked = { session_id: sessionId, order_id: sale.order_id, reason: reason.trim() };
        await approved('void', (approval) => undo.mutateAsync({ ...asked, ...(approval && { approval }) }));
        notify.success(
          sale.tender === 'cash'
            ? t('Undone. Give {money} back.', { money })
            : t('Undone. Its money goes back the way it came.'),
        );
        close();
      }}
      submitLabel={t('Undo the sale')}
      danger
      onCancel={close}
    >
      <p>{t('All of it comes back on the shelf, and {money} go back.', { money })}</p>
      <ReasonItem />
    </SmallForm>
  );
}
