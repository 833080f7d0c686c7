import type { Folder } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { space } from '@swapt/shared/tokens';
import { Button, Flex, Form, Select } from 'antd';
import { useState } from 'react';
import { useCodeChoices, usePlaceCodes } from './folders.queries.js';

interface Option {
  value: string;
  label: string;
}

/** Chooses codes and puts them into the folder, in a dialog. */
export function AddCodesForm({ folder, close }: { folder: Folder; close: () => void }) {
  const { notify } = useShell();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<Option[]>([]);
  const choices = useCodeChoices(search);
  const { place, isBusy } = usePlaceCodes('folders.add');

  const options = (choices.data?.data ?? [])
    .filter((code) => code.folder?.folder_id !== folder.folder_id)
    .map(({ code_id, name, slug, folder: other }) => ({
      value: code_id,
      label: other ? `${name} (/${slug}, now in ${other.name})` : `${name} (/${slug})`,
    }));

  const save = async () => {
    const added = await place(
      folder.folder_id,
      chosen.map(({ value }) => value),
    );
    if (added === 0) return;
    notify.success(`${added === 1 ? 'One code is' : `${added} codes are`} in “${folder.name}” now.`);
    close();
  };

  return (
    <Form layout="vertical" onFinish={() => void save()}>
      <Form.Item
        label="Codes"
        htmlFor="folder-codes"
        extra="A code that is in another folder moves here."
        style={{ marginBottom: space.md }}
      >
        <Select
          id="folder-codes"
          mode="multiple"
          labelInValue
          autoFocus
          placeholder="Type a part of a name"
          filterOption={false}
          onSearch={setSearch}
          loading={choices.isFetching}
          value={chosen}
          onChange={(next: Option[]) => setChosen(next.map(({ value, label }) => ({ value, label })))}
          options={options}
          notFoundContent={choices.isError ? 'The codes could not be loaded.' : 'No other code has this name.'}
        />
      </Form.Item>
      <Flex gap={space.sm} justify="flex-end">
        <Button onClick={close}>Cancel</Button>
        <Button type="primary" htmlType="submit" loading={isBusy} disabled={chosen.length === 0}>
          Add to the folder
        </Button>
      </Flex>
    </Form>
  );
}
