import type { Customer } from '@swapt/shared/contract';
import { t } from '@swapt/shared/text';
import { SmallForm } from '@swapt/shared/ui';
import type { CustomerTagAction } from '@swapt/shared/values';
import { Form, Select } from 'antd';
import { TagsField } from '../tags-field.js';
import { useTagMany } from './use-tag-many.js';

interface Props {
  action: CustomerTagAction;
  customers: readonly Customer[];
  close: () => void;
  onDone: () => void;
}

/** Which tags many customers get, or lose. */
export function TagManyForm({ action, customers, close, onDone }: Props) {
  const tagMany = useTagMany();
  const save = async ({ tags }: { tags: string[] }) => {
    await tagMany(customers, action, tags);
    close();
    onDone();
  };
  return (
    <SmallForm
      initialValues={{ tags: [] }}
      fields={['tags']}
      save={save}
      submitLabel={action === 'tag' ? t('Add tags') : t('Remove tags')}
      onCancel={close}
    >
      {action === 'tag' ? <TagsField isRequired /> : <PresentTags customers={customers} />}
    </SmallForm>
  );
}

/** The tags that one of these customers has at least. */
function PresentTags({ customers }: { customers: readonly Customer[] }) {
  const tags = [...new Set(customers.flatMap((customer) => customer.tags))].sort();
  return (
    <Form.Item name="tags" label={t('Tags')} rules={[{ required: true, message: t('Choose a tag.') }]}>
      <Select
        mode="multiple"
        placeholder={t('Choose tags')}
        options={tags.map((tag) => ({ value: tag, label: tag }))}
      />
    </Form.Item>
  );
}
