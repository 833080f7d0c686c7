import { useShell } from '@swapt/shared/sdk';
import { SmallForm } from '@swapt/shared/ui';
import { Form, Select } from 'antd';
import { t } from '@swapt/shared/text';
import { useTags } from '../codes.queries.js';
import { named, tagsOf, type Selected } from '../selected.js';
import { TagsField } from '../tags-field.js';
import { useCodeActions } from '../use-code-actions.js';

type TagAction = 'tag' | 'untag';

/** Opens the dialog that gives tags to codes, beside those they have, or takes some of theirs. */
export function useTagDialog() {
  const { modal } = useShell();
  return (codes: Selected, onDone: () => void, action: TagAction = 'tag') =>
    modal.open({
      title:
        action === 'tag'
          ? t('Tag {codes}', { codes: named(codes) })
          : t('Remove tags from {codes}', { codes: named(codes) }),
      content: (close) => <TagForm action={action} codes={codes} close={close} onDone={onDone} />,
    });
}

interface Props {
  action: TagAction;
  codes: Selected;
  close: () => void;
  onDone: () => void;
}

function TagForm({ action, codes, close, onDone }: Props) {
  const { change } = useCodeActions();
  const save = async ({ tags }: { tags: string[] }) => {
    const words = { tags: tags.join(', ') };
    const done = action === 'tag' ? t('tagged {tags}', words) : t('without the tag {tags}', words);
    if (!(await change(codes, { action, tags }, done))) return false;
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
      {action === 'tag' ? <TagsField isRequired /> : <PresentTags codes={codes} />}
    </SmallForm>
  );
}

/** The tags that one of these codes has at least; of all that a list shows, every tag in use. */
function PresentTags({ codes }: { codes: Selected }) {
  const inUse = useTags();
  const tags = tagsOf(codes) ?? inUse.data?.map(({ tag }) => tag) ?? [];
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
