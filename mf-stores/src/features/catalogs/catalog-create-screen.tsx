import { useShell } from '@swapt/shared/sdk';
import { FormPage, Panel, useIdempotencyKey } from '@swapt/shared/ui';
import { Form, Input } from 'antd';
import { useNavigate } from '@swapt/shared/router';
import { useCreateCatalog } from './catalogs.queries.js';

interface Values {
  name: string;
}

export default function CatalogCreateScreen() {
  const { session, notify } = useShell();
  const navigate = useNavigate();
  const [form] = Form.useForm<Values>();
  const create = useCreateCatalog();
  const keyOf = useIdempotencyKey();

  return (
    <FormPage<Values, string>
      title="New catalog"
      lead="Give it a name that your team will recognise."
      breadcrumbs={[{ label: 'Catalogs', to: '/admin/catalogs' }]}
      form={form}
      initialValues={{ name: '' }}
      fields={['name']}
      submitLabel="Create catalog"
      save={async ({ name }) => {
        const input = { org_id: session.org.org_id, name: name.trim() };
        return (await create.mutateAsync({ input, idempotencyKey: keyOf(input) })).data.name;
      }}
      onSaved={(name) => {
        notify.success(`The catalog “${name}” was created.`);
        void navigate('/admin/catalogs');
      }}
      onCancel={() => void navigate('/admin/catalogs')}
    >
      <Panel>
        <Form.Item
          name="name"
          label="Name"
          extra="For example: Summer menu, Gift boxes, Spare parts."
          rules={[{ required: true, whitespace: true, message: 'Please enter a name.' }]}
        >
          <Input maxLength={120} autoFocus />
        </Form.Item>
      </Panel>
    </FormPage>
  );
}
