import { useShell } from '@swapt/shared/sdk';
import { FormPage, Panel } from '@swapt/shared/ui';
import { Form, Input } from 'antd';
import { useNavigate } from '@swapt/shared/router';
import { useCreateCatalog } from './catalogs.queries.js';

interface Values {
  name: string;
}

export default function CatalogCreateScreen() {
  const { notify } = useShell();
  const navigate = useNavigate();
  const [form] = Form.useForm<Values>();
  const create = useCreateCatalog();

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
        return (await create.mutateAsync({ name: name.trim() })).data.name;
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
