import type { Folder } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { RequiredSelect, SmallForm } from '@swapt/shared/ui';
import { Form } from 'antd';
import { useState } from 'react';
import { named } from '../../entities/codes/selected.js';
import { useCodeChoices } from '@swapt/shared/choices';
import { t } from '@swapt/shared/text';

import { useBulk } from '../../entities/codes/codes.queries.js';

interface Values {
  codes: { value: string; label: string }[];
}

/** Chooses codes and puts them into the folder, in a dialog. */
export function AddCodesForm({ folder, close }: { folder: Folder; close: () => void }) {
  const { notify } = useShell();
  const [search, setSearch] = useState('');
  const choices = useCodeChoices(search, 'name');
  const { mutateAsync: send } = useBulk({ shownByForm: true });

  const options = (choices.data?.data ?? [])
    .filter((code) => code.folder?.folder_id !== folder.folder_id)
    .map(({ code_id, name, slug, folder: other }) => ({
      value: code_id,
      label: other ? t('{name} (/{slug}, now in {folder})', { name, slug, folder: other.name }) : `${name} (/${slug})`,
    }));

  const save = async ({ codes }: Values): Promise<void | false> => {
    const ids = codes.map(({ value }) => value);
    const { changed: added, left } = (await send({ action: 'move', folder_id: folder.folder_id, code_ids: ids })).data;
    if (added > 0)
      notify.success(
        t('{added, plural, one {One code is} other {# codes are}} in “{name}” now.', { added, name: folder.name }),
      );
    const [first] = left;
    if (first) notify.info(t('{left} did not change: {reason}', { left: named(left), reason: first.reason }));
    if (added === 0) return false;
    close();
  };

  return (
    <SmallForm<Values>
      initialValues={{ codes: [] }}
      fields={['codes']}
      save={save}
      submitLabel={t('Add to the folder')}
      onCancel={close}
    >
      <Form.Item
        name="codes"
        label={t('Codes')}
        extra={t('If a code is in another folder, it moves here.')}
        validateTrigger="onSubmit"
        rules={[{ required: true, message: t('Choose at least one code.') }]}
      >
        <RequiredSelect
          mode="multiple"
          labelInValue
          autoFocus
          placeholder={t('Type part of a name')}
          filterOption={false}
          onSearch={setSearch}
          loading={choices.isFetching}
          options={options}
          notFoundContent={choices.isError ? t('The codes could not be loaded.') : t('No other code has this name.')}
        />
      </Form.Item>
    </SmallForm>
  );
}
