import type { CustomerDetail } from '@swapt/shared/contract';
import { customerNoteMaxLength, customerTagLimits } from '@swapt/shared/values';
import { useShell } from '@swapt/shared/sdk';
import { SmallForm } from '@swapt/shared/ui';
import { Form, Input, Select } from 'antd';
import { useTags, useUpdateCustomer } from '../customers.queries.js';

interface Values {
  name: string;
  email: string;
  phone: string;
  tags: string[];
  note: string;
}

/** What the team knows of a customer, in a dialog. */
export function EditCustomerForm({ customer, close }: { customer: CustomerDetail; close: () => void }) {
  const { notify } = useShell();
  const update = useUpdateCustomer(true);
  const tags = useTags();
  const { name, email, phone, note } = customer;

  const save = async (values: Values) => {
    const { email: newEmail, phone: newPhone, ...rest } = values;
    const data = {
      ...rest,
      ...(newEmail.trim() && newEmail !== email && { email: newEmail.trim() }),
      ...(newPhone.trim() && newPhone !== phone && { phone: newPhone.trim() }),
    };
    await update.mutateAsync({ id: customer.customer_id, data });
    close();
    notify.success('The customer is saved.');
  };

  return (
    <SmallForm
      initialValues={{ name, email, phone, note, tags: customer.tags }}
      fields={['name', 'email', 'phone', 'tags', 'note']}
      save={save}
      submitLabel="Save"
      onCancel={close}
    >
      <Form.Item name="name" label="Name">
        <Input maxLength={120} autoFocus />
      </Form.Item>
      <Form.Item name="email" label="E-mail" extra="We add a new address and keep the earlier ones.">
        <Input maxLength={254} inputMode="email" />
      </Form.Item>
      <Form.Item name="phone" label="Phone">
        <Input maxLength={40} inputMode="tel" placeholder="+1 201 555 0123" />
      </Form.Item>
      <Form.Item name="tags" label="Tags" extra="Press Enter after each one.">
        <Select
          mode="tags"
          tokenSeparators={[',']}
          maxCount={customerTagLimits.perCustomer}
          placeholder="Add a tag"
          options={tags.data?.map(({ tag }) => ({ value: tag, label: tag }))}
          notFoundContent="Type the first tag."
        />
      </Form.Item>
      <Form.Item name="note" label="Note" extra="Only your team can see it.">
        <Input.TextArea rows={4} maxLength={customerNoteMaxLength} />
      </Form.Item>
    </SmallForm>
  );
}
