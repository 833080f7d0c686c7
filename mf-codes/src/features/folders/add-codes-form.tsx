import type { Folder } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { SmallForm } from '@swapt/shared/ui';
import { Form, Select } from 'antd';
import { useState } from 'react';
import { useCodeChoices } from '@swapt/shared/choices';
import { usePlaceCodes } from './folders.queries.js';

interface Values {
  codes: { value: string; label: string }[];
}

/** Chooses codes and puts them into the folder, in a dialog. */
export function AddCodesForm({ folder, close }: { folder: Folder; close: () => void }) {
  const { notify } = useShell();
  const [search, setSearch] = useState('');
  const choices = useCodeChoices(search, 'name');
  const { place } = usePlaceCodes('folders.add');

  const options = (choices.data?.data ?? [])
    .filter((code) => code.folder?.folder_id !== folder.folder_id)
    .map(({ code_id, name, slug, folder: other }) => ({
      value: code_id,
      label: other ? `${name} (/${slug}, now in ${other.name})` : `${name} (/${slug})`,
    }));

  const save = async ({ codes }: Values) => {
    const ids = codes.map(({ value }) => value);
    const added = await place(folder.folder_id, ids);
    if (added === 0) return;
    notify.success(`${added === 1 ? 'One code is' : `${added} codes are`} in “${folder.name}” now.`);
    close();
  };

  return (
    <SmallForm<Values>
      initialValues={{ codes: [] }}
      fields={['codes']}
      save={save}
      submitLabel="Add to the folder"
      onCancel={close}
    >
      <Form.Item
        name="codes"
        label="Codes"
        extra="If a code is in another folder, it moves here."
        validateTrigger="onSubmit"
        rules={[{ required: true, message: 'Choose at least one code.' }]}
      >
        <Select
          mode="multiple"
          labelInValue
          autoFocus
          placeholder="Type part of a name"
          filterOption={false}
          onSearch={setSearch}
          loading={choices.isFetching}
          options={options}
          notFoundContent={choices.isError ? 'The codes could not be loaded.' : 'No other code has this name.'}
        />
      </Form.Item>
    </SmallForm>
  );
}
