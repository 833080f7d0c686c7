import type { Order } from '@swapt/shared/contract';
import { formatMoney } from '@swapt/shared/money';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { SmallForm } from '@swapt/shared/ui';
import { Form, Radio } from 'antd';
import { useUpdateOrder } from '../orders.queries.js';

type Unpaid = Pick<Order, 'order_id' | 'revision' | 'total' | 'paid' | 'currency'>;

interface Values {
  tender: 'cash' | 'card' | 'other';
}

/** How the money came. */
export function PaidForm({ order, close }: { order: Unpaid; close: () => void }) {
  const { notify } = useShell();
  const update = useUpdateOrder();
  const amount = formatMoney({ amount: order.total - order.paid, currency: order.currency });
  return (
    <SmallForm<Values>
      initialValues={{ tender: 'cash' }}
      fields={['tender']}
      save={async ({ tender }) => {
        const { order_id: id, revision } = order;
        await update.mutateAsync({ id, type: 'mark_paid', revision, update_fields: { tender } });
        notify.success(t('{amount} noted as paid.', { amount }));
        close();
      }}
      submitLabel={t('{amount} received', { amount })}
      onCancel={close}
    >
      <Form.Item name="tender" label={t('How was it paid?')}>
        <Radio.Group
          options={[
            { value: 'cash', label: t('Cash') },
            { value: 'card', label: t('Card at the counter') },
            { value: 'other', label: t('Another way') },
          ]}
        />
      </Form.Item>
    </SmallForm>
  );
}
