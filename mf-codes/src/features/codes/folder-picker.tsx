import type { Code } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { space } from '@swapt/shared/tokens';
import { Button, Flex, Form, Select } from 'antd';
import { useState } from 'react';
import { useFolderChoices, usePutIntoFolder } from './codes.queries.js';

interface Props {
  codes: readonly Code[];
  close: () => void;
  onDone?: () => void;
}

/** Chooses a folder for codes, or makes one under the name that was typed; in a dialog. */
export function FolderPicker({ codes, close, onDone }: Props) {
  const { notify } = useShell();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<{ folderId?: string; name: string }>();
  const choices = useFolderChoices(search);
  const put = usePutIntoFolder();

  const name = search.trim();
  const folders = choices.data?.data ?? [];
  const isNew = name !== '' && !folders.some((folder) => folder.name.toLowerCase() === name.toLowerCase());
  const options = [
    ...folders.map((folder) => ({ value: folder.folder_id, label: folder.name })),
    ...(isNew && !choices.isFetching ? [{ value: '', label: `Make the folder “${name}”` }] : []),
  ];

  const save = async () => {
    if (!chosen) return;
    const placed = await put.mutateAsync({ ...chosen, codes }).catch(() => 0);
    if (placed === 0) return;
    notify.success(`${placed === 1 ? 'One code is' : `${placed} codes are`} in “${chosen.name}” now.`);
    close();
    onDone?.();
  };

  return (
    <Form layout="vertical" onFinish={() => void save()}>
      <Form.Item
        label="Folder"
        htmlFor="code-folder"
        extra="A code is in one folder. One that is in another moves."
        style={{ marginBottom: space.md }}
      >
        <Select
          id="code-folder"
          showSearch
          autoFocus
          placeholder="Choose a folder, or type a new name"
          filterOption={false}
          onSearch={(text) => text && setSearch(text.slice(0, 120))}
          loading={choices.isFetching}
          value={chosen?.name}
          onChange={(_, option) => {
            const { value, label } = [option].flat()[0] ?? {};
            if (value !== undefined && label !== undefined)
              setChosen(value === '' ? { name } : { folderId: value, name: label });
          }}
          options={options}
          notFoundContent={
            choices.isError ? 'The folders could not be loaded.' : 'Type a name to make your first folder.'
          }
        />
      </Form.Item>
      <Flex gap={space.sm} justify="flex-end">
        <Button onClick={close}>Cancel</Button>
        <Button type="primary" htmlType="submit" loading={put.isPending} disabled={!chosen}>
          Put into the folder
        </Button>
      </Flex>
    </Form>
  );
}
