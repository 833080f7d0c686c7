import type { Folder } from '@swapt/shared/contract';
import { SmallForm, useIdempotencyKey } from '@swapt/shared/ui';
import { Form, Input } from 'antd';
import { useCreateFolder } from './folders.queries.js';

/** Makes a folder, in a dialog. */
export function FolderForm({ close, onMade }: { close: () => void; onMade: (folder: Folder) => void }) {
  const create = useCreateFolder();
  const keyOf = useIdempotencyKey();

  const save = async (values: { name: string }) => {
    const name = values.name.trim();
    const { data } = await create.mutateAsync({ name, idempotencyKey: keyOf(name) });
    close();
    onMade(data);
  };

  return (
    <SmallForm initialValues={{ name: '' }} fields={['name']} save={save} submitLabel="Create folder" onCancel={close}>
      <Form.Item
        name="name"
        label="Name"
        extra="For example: Tables, Flyers, Spring fair."
        validateTrigger="onSubmit"
        rules={[{ required: true, whitespace: true, message: 'Give the folder a name.' }]}
      >
        <Input maxLength={120} autoFocus />
      </Form.Item>
    </SmallForm>
  );
}
