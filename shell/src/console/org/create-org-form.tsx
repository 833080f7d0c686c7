import type { Organization } from '@swapt/shared/contract';
import { SmallForm, useIdempotencyKey } from '@swapt/shared/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Form, Input } from 'antd';
import { useConsole } from '../console-context.js';

interface Props {
  onCreated: (org: Organization) => void;
  onCancel?: () => void;
}

/** Creates an organization. */
export function CreateOrgForm({ onCreated, onCancel }: Props) {
  const { call } = useConsole();
  const queryClient = useQueryClient();
  const keyFor = useIdempotencyKey();
  const create = async (values: { name: string }) => {
    const { data: org } = await call('org.create', values, { idempotencyKey: keyFor(values) });
    await queryClient.invalidateQueries({ queryKey: ['org'] });
    onCreated(org);
  };
  return (
    <SmallForm
      initialValues={{ name: '' }}
      fields={['name']}
      save={create}
      submitLabel="Create organization"
      onCancel={onCancel}
    >
      <Form.Item
        name="name"
        label="Name"
        extra="Your shop, brand or team. People who scan your codes can see it. You can change it later."
        rules={[{ required: true, whitespace: true, message: 'Give the organization a name.' }]}
      >
        <Input autoComplete="organization" maxLength={120} placeholder="Corner Bakery" />
      </Form.Item>
    </SmallForm>
  );
}
