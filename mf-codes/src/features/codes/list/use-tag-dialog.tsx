import { useShell } from '@swapt/shared/sdk';
import { SmallForm } from '@swapt/shared/ui';
import { t } from '@swapt/shared/text';

import { named, type Selected } from '../../../entities/codes/selected.js';
import { TagsField } from '../tags-field.js';
import { useCodeActions } from '../../../entities/codes/use-code-actions.js';

/** Opens the dialog that gives tags to codes, beside those they have. */
export function useTagDialog() {
  const { modal } = useShell();
  return (codes: Selected, onDone: () => void) =>
    modal.open({
      title: t('Tag {codes}', { codes: named(codes) }),
      content: (close) => <TagForm codes={codes} close={close} onDone={onDone} />,
    });
}

interface Props {
  codes: Selected;
  close: () => void;
  onDone: () => void;
}

function TagForm({ codes, close, onDone }: Props) {
  const { change } = useCodeActions();
  const save = async ({ tags }: { tags: string[] }) => {
    if (!(await change(codes, { action: 'tag', tags }, t('tagged {tags}', { tags: tags.join(', ') })))) return;
    close();
    onDone();
  };
  return (
    <SmallForm initialValues={{ tags: [] }} fields={['tags']} save={save} submitLabel={t('Add tags')} onCancel={close}>
      <TagsField isRequired />
    </SmallForm>
  );
}
