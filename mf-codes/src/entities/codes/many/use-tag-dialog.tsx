import { useShell } from '@swapt/shared/sdk';
import { SmallForm } from '@swapt/shared/ui';
import { t } from '@swapt/shared/text';
import { useTags } from '../codes.queries.js';
import { tagsOf } from '../../../parts/selected.js';
import { PresentTags } from '../../../parts/tags-field.js';
import { named, type Selected } from '../selected.js';
import { CodeTagsField } from '../tags-field.js';
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
  const save = async ({ tags }: { tags: string[] }): Promise<void | false> => {
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
      {action === 'tag' ? <CodeTagsField isRequired /> : <TagsOfCodes codes={codes} />}
    </SmallForm>
  );
}

/** Of all that a list shows, every tag in use. */
function TagsOfCodes({ codes }: { codes: Selected }) {
  const inUse = useTags();
  return <PresentTags tags={tagsOf(codes) ?? inUse.data?.map(({ tag }) => tag) ?? []} />;
}
