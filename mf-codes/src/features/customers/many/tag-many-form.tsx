import { t } from '@swapt/shared/text';
import { isEverything, SmallForm } from '@swapt/shared/ui';
import type { CustomerTagAction } from '@swapt/shared/values';
import { Form, Select } from 'antd';
import { useTags } from '../customers.queries.js';
import { TagsField } from '../tags-field.js';
import type { SelectedCustomers } from './selected.js';
import { useTagMany } from './use-tag-many.js';

interface Props {
  action: CustomerTagAction;
  selected: SelectedCustomers;
  close: () => void;
  onDone: () => void;
}

/** Which tags many customers get, or lose. */
export function TagManyForm({ action, selected, close, onDone }: Props) {
  const tagMany = useTagMany();
  const save = async ({ tags }: { tags: string[] }) => {
    if (!(await tagMany(selected, action, tags))) return false;
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
      {action === 'tag' ? <TagsField isRequired /> : <PresentTags selected={selected} />}
    </SmallForm>
  );
}

/** The tags that one of these customers has at least; of all that the list shows, every tag in use. */
function PresentTags({ selected }: { selected: SelectedCustomers }) {
  const inUse = useTags();
  const tags = isEverything(selected)
    ? (inUse.data ?? []).map(({ tag }) => tag)
    : [...new Set(selected.flatMap((customer) => customer.tags))].sort();
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
