import type { Catalog } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { atMost, SmallForm, TextInput } from '@swapt/shared/ui';
import { nameMaxLength } from '@swapt/shared/values';
import { Form } from 'antd';
import { useRenameCatalog } from '../../entities/catalogs/catalogs.queries.js';

/** Asks for another name of a catalog, in a dialog. */
export function RenameForm({ catalog, close }: { catalog: Catalog; close: () => void }) {
  const { notify } = useShell();
  const rename = useRenameCatalog();

  const save = async (values: { name: string }) => {
    const { data } = await rename.mutateAsync({
      catalog_id: catalog.catalog_id,
      data: { name: values.name.trim() },
    });
    notify.success(t('The catalog is called “{name}” now.', { name: data.name }));
    close();
  };

  return (
    <SmallForm
      initialValues={{ name: catalog.name }}
      fields={['name']}
      save={save}
      submitLabel={t('Rename')}
      onCancel={close}
    >
      <Form.Item
        name="name"
        label={t('Name')}
        validateTrigger="onSubmit"
        rules={[{ required: true, whitespace: true, message: t('Please enter a name.') }, atMost(nameMaxLength)]}
      >
        <TextInput max={nameMaxLength} autoFocus />
      </Form.Item>
    </SmallForm>
  );
}
