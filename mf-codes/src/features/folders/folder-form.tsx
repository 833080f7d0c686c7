import type { Folder } from '@swapt/shared/contract';
import { formErrors, useIdempotencyKey } from '@swapt/shared/ui';
import { space } from '@swapt/shared/tokens';
import { Alert, Button, Flex, Form, Input } from 'antd';
import { useState } from 'react';
import { useCreateFolder } from './folders.queries.js';

/** Makes a folder, in a dialog. */
export function FolderForm({ close, onMade }: { close: () => void; onMade: (folder: Folder) => void }) {
  const [form] = Form.useForm();
  const [general, setGeneral] = useState<string[]>([]);
  const create = useCreateFolder();
  const keyOf = useIdempotencyKey();

  const save = async (values: { name: string }) => {
    const name = values.name.trim();
    setGeneral([]);
    try {
      const { data } = await create.mutateAsync({ name, idempotencyKey: keyOf(name) });
      close();
      onMade(data);
    } catch (error) {
      const found = formErrors(error, ['name']);
      setGeneral(found.general);
      form.setFields(found.fields);
    }
  };

  return (
    <Form form={form} layout="vertical" requiredMark={false} onFinish={(values: { name: string }) => void save(values)}>
      {general.length > 0 && (
        <Alert type="error" showIcon message={general.join(' ')} style={{ marginBottom: space.md }} />
      )}
      <Form.Item
        name="name"
        label="Name"
        extra="For example: Tables, Flyers, Spring fair."
        validateTrigger="onSubmit"
        rules={[{ required: true, whitespace: true, message: 'Give the folder a name.' }]}
      >
        <Input maxLength={120} autoFocus />
      </Form.Item>
      <Flex gap={space.sm} justify="flex-end">
        <Button onClick={close}>Cancel</Button>
        <Button type="primary" htmlType="submit" loading={create.isPending}>
          Create folder
        </Button>
      </Flex>
    </Form>
  );
}
