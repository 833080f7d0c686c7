import type { Catalog } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { atMost, FormPage, Panel, TextInput } from '@swapt/shared/ui';
import { nameMaxLength } from '@swapt/shared/values';
import { Form } from 'antd';
import { useNavigate } from '@swapt/shared/router';
import { t } from '@swapt/shared/text';
import { paths } from '../../entities/products/paths.js';
import { useCreateCatalog } from '../../entities/catalogs/catalogs.queries.js';

interface Values {
  name: string;
}

export default function CatalogCreateScreen() {
  const { notify } = useShell();
  const navigate = useNavigate();
  const [form] = Form.useForm<Values>();
  const create = useCreateCatalog();

  return (
    <FormPage<Values, Catalog>
      title={t('New catalog')}
      lead={t('Give it a name that your team will recognise.')}
      breadcrumbs={[{ label: t('Catalogs'), to: paths.catalogs }]}
      form={form}
      initialValues={{ name: '' }}
      fields={['name']}
      submitLabel={t('Create catalog')}
      save={async ({ name }) => {
        return (await create.mutateAsync({ name: name.trim() })).data;
      }}
      onSaved={({ catalog_id, name }) => {
        notify.success(t('The catalog “{name}” was created.', { name }));
        // An empty catalog is of no use: what comes next is putting products into it.
        void navigate(paths.catalog(catalog_id));
      }}
      onCancel={() => void navigate(paths.catalogs)}
    >
      <Panel>
        <Form.Item
          name="name"
          label={t('Name')}
          style={{ marginBottom: 0 }}
          extra={t('For example: Summer menu, Gift boxes, Spare parts.')}
          rules={[{ required: true, whitespace: true, message: t('Please enter a name.') }, atMost(nameMaxLength)]}
        >
          <TextInput max={nameMaxLength} autoFocus />
        </Form.Item>
      </Panel>
    </FormPage>
  );
}
