import type { Code } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { space } from '@swapt/shared/tokens';
import { formErrors, useIdempotencyKey } from '@swapt/shared/ui';
import { Alert, Button, Flex, Form, Input } from 'antd';
import { useState } from 'react';
import { useCreateChild } from './codes.queries.js';
import { withScheme } from './target-field.js';

interface Values {
  name: string;
  target?: string;
}

/** A code under a base code, in a dialog: it needs only a name. */
export function ChildForm({ base, close }: { base: Code; close: () => void }) {
  const { notify } = useShell();
  const [form] = Form.useForm();
  const [general, setGeneral] = useState<string[]>([]);
  const create = useCreateChild();
  const keyOf = useIdempotencyKey();

  const save = async ({ name, target = '' }: Values) => {
    const own = withScheme(target);
    const input = { org_id: base.org_id, base_code_id: base.code_id, name: name.trim(), target: own || undefined };
    setGeneral([]);
    try {
      const { data } = await create.mutateAsync({ input, idempotencyKey: keyOf(input) });
      notify.success(`“${data.name}” stands under “${base.name}” now.`);
      close();
    } catch (error) {
      const found = formErrors(error, ['name', 'target']);
      setGeneral(found.general);
      form.setFields(found.fields);
    }
  };

  return (
    <Form form={form} layout="vertical" requiredMark={false} onFinish={(values: Values) => void save(values)}>
      {general.length > 0 && (
        <Alert type="error" showIcon message={general.join(' ')} style={{ marginBottom: space.md }} />
      )}
      <Form.Item
        name="name"
        label="Name"
        extra="It gets the same look and its own count of scans."
        validateTrigger="onSubmit"
        rules={[{ required: true, whitespace: true, message: 'Give the code a name.' }]}
      >
        <Input maxLength={120} placeholder="Table 1" autoFocus />
      </Form.Item>
      <Form.Item
        name="target"
        label="Destination (optional)"
        extra="Leave it empty and it leads where the base code leads today."
      >
        <Input maxLength={2048} placeholder={base.target} inputMode="url" autoCapitalize="none" spellCheck={false} />
      </Form.Item>
      <Flex gap={space.sm} justify="flex-end">
        <Button onClick={close}>Cancel</Button>
        <Button type="primary" htmlType="submit" loading={create.isPending}>
          Create code
        </Button>
      </Flex>
    </Form>
  );
}
