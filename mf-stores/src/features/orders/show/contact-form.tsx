import type { Order } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { atMost, SmallForm, TextInput } from '@swapt/shared/ui';
import { nameMaxLength } from '@swapt/shared/values';
import { Form } from 'antd';
import { useUpdateOrder } from '../orders.queries.js';

interface Values {
  name: string;
  email: string;
  phone: string;
}

/** Whom the mails of an order reach. */
export function ContactForm({ order, close }: { order: Order; close: () => void }) {
  const { notify } = useShell();
  const update = useUpdateOrder();
  return (
    <SmallForm<Values>
      initialValues={{ name: order.name, email: order.email, phone: order.phone }}
      fields={['name', 'email', 'phone']}
      save={async (fields) => {
        const { order_id: id, revision } = order;
        await update.mutateAsync({ id, type: 'contact', revision, update_fields: fields });
        notify.success(t('The contact was changed. Mails about this order go there from now on.'));
        close();
      }}
      submitLabel={t('Save')}
      onCancel={close}
    >
      <Form.Item
        name="name"
        label={t('Name')}
        rules={[{ required: true, whitespace: true, message: t('Write a name.') }]}
      >
        <TextInput max={nameMaxLength} autoFocus />
      </Form.Item>
      <Form.Item name="email" label={t('E-mail address')} rules={[atMost(254)]}>
        <TextInput type="email" dir="ltr" max={254} />
      </Form.Item>
      <Form.Item name="phone" label={t('Phone (optional)')} rules={[atMost(30)]}>
        <TextInput type="tel" dir="ltr" max={30} />
      </Form.Item>
    </SmallForm>
  );
}
