import { t } from '@swapt/shared/text';
import { SmallForm } from '@swapt/shared/ui';
import type { CustomerTagAction } from '@swapt/shared/values';
import { tagsOf } from '../../../parts/selected.js';
import { PresentTags } from '../../../parts/tags-field.js';
import { useTags } from '../customers.queries.js';
import { CustomerTagsField } from '../tags-field.js';
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
  const save = async ({ tags }: { tags: string[] }): Promise<void | false> => {
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
      {action === 'tag' ? <CustomerTagsField isRequired /> : <TagsOfCustomers selected={selected} />}
    </SmallForm>
  );
}

/** Of all that the list shows, every tag in use. */
function TagsOfCustomers({ selected }: { selected: SelectedCustomers }) {
  const inUse = useTags();
  return <PresentTags tags={tagsOf(selected) ?? inUse.data?.map(({ tag }) => tag) ?? []} />;
}
