import type { CustomerDetail } from '@swapt/shared/contract';
import { nameMaxLength, customerNoteMaxLength } from '@swapt/shared/values';
import { useShell } from '@swapt/shared/sdk';
import { atMost, savedWords, SmallForm, TextArea, TextInput } from '@swapt/shared/ui';
import { Form } from 'antd';
import { t } from '@swapt/shared/text';
import { useUpdateCustomer } from '../customers.queries.js';
import { customerName } from '../paths.js';
import { CustomerTagsField } from '../tags-field.js';

interface Values {
  name: string;
  email: string;
  phone: string;
  tags: string[];
  note: string;
}

/** What people call the fields, in a sentence. */
const words = {
  name: t('name'),
  email: t('e-mail address'),
  phone: t('phone number'),
  tags: t('tags'),
  note: t('note'),
} as const satisfies Record<keyof Values, string>;

/** What the team knows of a customer, in a dialog. */
export function EditCustomerForm({ customer, close }: { customer: CustomerDetail; close: () => void }) {
  const { notify } = useShell();
  const update = useUpdateCustomer(true);
  const { name, email, phone, note } = customer;

  const save = async (values: Values) => {
    const { email: newEmail, phone: newPhone, ...rest } = values;
    const data = {
      ...rest,
      ...(newEmail.trim() && newEmail !== email && { email: newEmail.trim() }),
      ...(newPhone.trim() && newPhone !== phone && { phone: newPhone.trim() }),
    };
    const { data: saved } = await update.mutateAsync({ id: customer.customer_id, data });
    close();
    notify.success(
      // By the reply: an address that was emptied is kept, and one that is written otherwise may be the same.
      savedWords({ name: customerName(saved), fields: words, before: customer, after: saved }),
    );
  };

  return (
    <SmallForm
      initialValues={{ name, email, phone, note, tags: customer.tags }}
      fields={['name', 'email', 'phone', 'tags', 'note']}
      save={save}
      submitLabel={t('Save')}
      onCancel={close}
    >
      <Form.Item name="name" label={t('Name')} rules={[atMost(nameMaxLength)]}>
        <TextInput max={nameMaxLength} autoFocus />
      </Form.Item>
      <Form.Item
        name="email"
        label={t('E-mail')}
        extra={t('We add a new address and keep the earlier ones.')}
        rules={[atMost(254)]}
      >
        <TextInput max={254} inputMode="email" />
      </Form.Item>
      <Form.Item name="phone" label={t('Phone')} rules={[atMost(40)]}>
        <TextInput max={40} inputMode="tel" placeholder="+1 201 555 0123" />
      </Form.Item>
      <CustomerTagsField />
      <Form.Item
        name="note"
        label={t('Note')}
        extra={t('Only your team can see it.')}
        rules={[atMost(customerNoteMaxLength)]}
      >
        <TextArea max={customerNoteMaxLength} rows={4} />
      </Form.Item>
    </SmallForm>
  );
}
