import { RequiredSelect, SmallForm } from '@swapt/shared/ui';
import { Form } from 'antd';
import { useRef, useState } from 'react';
import { useFolderChoices } from '@swapt/shared/choices';
import { t } from '@swapt/shared/text';

import type { Selected } from '../selected.js';
import { useCreateFolder } from '../codes.queries.js';
import { useCodeActions } from '../use-code-actions.js';

interface Props {
  codes: Selected;
  close: () => void;
  onDone?: () => void;
}

interface Values {
  /** The one that is made anew has no id yet; its label says what a press does. */
  folder: { value: string; label: string; title?: string } | undefined;
}

/** Chooses a folder for codes, or makes one under the name that was typed; in a dialog. */
export function FolderPicker({ codes, close, onDone }: Props) {
  const [search, setSearch] = useState('');
  const choices = useFolderChoices(search);
  const create = useCreateFolder();
  const { change } = useCodeActions();
  // One that was made is there, also when no code could be moved into it and the button is pressed again.
  const made = useRef(new Map<string, string>());

  const typed = search.trim();
  const folders = choices.data?.data ?? [];
  const isNew = typed !== '' && !folders.some(({ name }) => name.toLowerCase() === typed.toLowerCase());
  const options = [
    ...folders.map(({ folder_id, name }) => ({ value: folder_id, label: name, title: name })),
    ...(isNew && !choices.isFetching
      ? [{ value: '', label: t('Create the folder “{typed}”', { typed }), title: typed }]
      : []),
  ];

  const save = async ({ folder }: Values): Promise<void | false> => {
    if (!folder) return false;
    const name = folder.title ?? folder.label;
    const folderId = folder.value || made.current.get(name) || (await create.mutateAsync({ name })).data.folder_id;
    made.current.set(name, folderId);
    if (!(await change(codes, { action: 'move', folder_id: folderId }, t('now in “{name}”', { name })))) return false;
    close();
    onDone?.();
  };

  return (
    <SmallForm<Values>
      initialValues={{ folder: undefined }}
      fields={['folder']}
      save={save}
      submitLabel={t('Move to the folder')}
      onCancel={close}
    >
      <Form.Item
        name="folder"
        label={t('Folder')}
        extra={t('A code can be in one folder only. If it is in another folder, it moves.')}
        validateTrigger="onSubmit"
        rules={[{ required: true, message: t('Choose a folder or type the name of a new one.') }]}
      >
        <RequiredSelect
          labelInValue
          showSearch
          autoFocus
          placeholder={t('Choose a folder or type a new name')}
          filterOption={false}
          onSearch={(text) => text && setSearch(text.slice(0, 120))}
          loading={choices.isFetching}
          options={options}
          notFoundContent={
            choices.isError ? t('The folders could not be loaded.') : t('Type a name to make your first folder.')
          }
        />
      </Form.Item>
    </SmallForm>
  );
}
