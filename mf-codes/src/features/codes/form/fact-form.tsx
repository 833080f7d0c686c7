import type { Api, Code } from '@swapt/shared/contract';
import { withScheme } from '@swapt/shared/form/with-scheme';
import { useShell } from '@swapt/shared/sdk';
import { SmallForm } from '@swapt/shared/ui';
import { t } from '@swapt/shared/text';
import { TargetField } from '../../../entities/code-content/fields/target-field.js';
import { typeInfo } from '../../../entities/code-content/code-types.js';
import { useUpdateCode } from '../../../entities/codes/codes.queries.js';
import { CodeTagsField } from '../../../entities/codes/tags-field.js';
import { NameField } from './name-field.js';
import { savedWords } from './saved-words.js';

type Values = Pick<Api['codes.update']['in']['data'], 'name' | 'target' | 'tags'>;
export type FactField = keyof Values;

/** Under which name a change of a fact is kept that was not saved: a list shows those of many codes. */
export const factDraft = ({ code_id }: Code, field: FactField): string => `${code_id} ${field}`;

interface Props {
  code: Code;
  field: FactField;
  close: () => void;
}

/** One fact of a code, to be changed where it is shown. */
export function FactForm({ code, field, close }: Props) {
  const { notify } = useShell();
  const update = useUpdateCode({ shownByForm: true });
  const save = async ({ target, ...values }: Values) => {
    const data = target === undefined ? values : { ...values, target: withScheme(target) };
    const { data: saved } = await update.mutateAsync({ code_id: code.code_id, data });
    close();
    notify.success(savedWords(code, saved));
  };
  return (
    <SmallForm<Values>
      initialValues={{ [field]: code[field] }}
      fields={[field]}
      save={save}
      submitLabel={t('Save')}
      draftName={factDraft(code, field)}
      onCancel={close}
    >
      {field === 'name' && <NameField example={typeInfo[code.type].example} />}
      {field === 'target' && <TargetField />}
      {field === 'tags' && <CodeTagsField />}
    </SmallForm>
  );
}
