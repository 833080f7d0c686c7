import { useCodeChoices, useCodeName } from '@swapt/shared/choices';
import { t } from '@swapt/shared/text';
import { FoundSelect } from '../../parts/found-select.js';

interface Props {
  id?: string;
  value?: string;
  onChange?: (codeId: string) => void;
}

/** A code of the organization, found by a part of its name. What else a form gives its field belongs to the input, not to the frame of it. */
export const CodeSelect = ({ id, value, onChange }: Props) => (
  <FoundSelect
    id={id}
    value={value}
    onChange={onChange}
    useChoices={useChoices}
    useName={useCodeName}
    placeholder={t('Choose a code')}
    none={t('No code has this name.')}
    failed={t('The codes could not be loaded.')}
  />
);

function useChoices(search: string) {
  const { data, ...query } = useCodeChoices(search);
  return { ...query, options: (data?.data ?? []).map(({ code_id, name }) => ({ value: code_id, label: name })) };
}
