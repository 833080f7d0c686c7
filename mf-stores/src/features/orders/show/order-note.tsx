import type { Order } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { atMost, Panel, SmallForm, TextArea } from '@swapt/shared/ui';
import { orderLimits } from '@swapt/shared/values';
import { Form } from 'antd';
import { useUpdateOrder } from '../orders.queries.js';

interface Values {
  note: string;
}

/** What the team writes down about an order; shoppers never see it. */
export function OrderNote({ order }: { order: Order }) {
  const { session, notify } = useShell();
  const update = useUpdateOrder();
  if (!session.can('orders:write')) {
    return order.team_note ? <Panel title={t('Note of the team')}>{order.team_note}</Panel> : null;
  }
  return (
    <Panel title={t('Note of the team')}>
      <SmallForm<Values>
        key={order.team_note}
        isGuarded
        initialValues={{ note: order.team_note }}
        fields={['note']}
        save={async ({ note }) => {
          await update.mutateAsync({ id: order.order_id, type: 'note', update_fields: { note } });
          notify.success(t('The note was saved.'));
        }}
        submitLabel={t('Save note')}
      >
        <Form.Item name="note" label={t('For your team alone')} rules={[atMost(orderLimits.note)]}>
          <TextArea max={orderLimits.note} autoSize={{ minRows: 2, maxRows: 8 }} />
        </Form.Item>
      </SmallForm>
    </Panel>
  );
}
