import { useShell } from '@swapt/shared/sdk';
import { formatNumber, formErrors, Panel } from '@swapt/shared/ui';
import { mostOneTimeCodes } from '@swapt/shared/values';
import { Alert, Button, Flex, Form, Input, InputNumber } from 'antd';
import { useState } from 'react';
import { useCreateBatch } from './one-time.queries.js';

interface Values {
  amount: number | null;
  offer: string;
}

/** Asks for a batch. It is made in the background, so nobody has to wait on this page. */
export function NewBatch({ codeId }: { codeId: string }) {
  const { notify } = useShell();
  const [form] = Form.useForm<Values>();
  const [failures, setFailures] = useState<string[]>([]);
  const create = useCreateBatch();

  const save = async ({ amount, offer }: Values) => {
    const input = { base_code_id: codeId, amount: amount ?? 0, offer: offer.trim() };
    setFailures([]);
    try {
      await create.mutateAsync(input);
      form.resetFields();
      notify.success('We are creating the codes. You can leave this page.');
    } catch (error) {
      const { fields, general } = formErrors(error, ['amount', 'offer']);
      form.setFields(
        fields.map(({ name: [name], errors }) => ({ name: name === 'amount' ? 'amount' : 'offer', errors })),
      );
      setFailures(general);
    }
  };

  return (
    <Panel title="New batch" lead="Every code in a batch works once. People open it and press a button to use it.">
      <Form<Values>
        form={form}
        layout="vertical"
        initialValues={{ amount: 100, offer: '' }}
        requiredMark={false}
        onFinish={(values) => void save(values)}
      >
        {failures.length > 0 && (
          <Alert type="error" showIcon message={failures.join(' ')} style={{ marginBottom: 16 }} />
        )}
        <Flex wrap gap="0 16px" align="flex-start">
          <Form.Item
            name="amount"
            label="How many"
            rules={[{ required: true, message: 'Enter how many codes you need.' }]}
            extra={`Up to ${formatNumber(mostOneTimeCodes)}.`}
          >
            <InputNumber min={1} max={mostOneTimeCodes} precision={0} style={{ width: 160 }} />
          </Form.Item>
          <Form.Item
            name="offer"
            label="What people get (optional)"
            extra="Shown to the person who opens the code."
            style={{ flex: '1 1 240px' }}
          >
            <Input maxLength={120} placeholder="One free coffee" />
          </Form.Item>
        </Flex>
        <Button type="primary" htmlType="submit" loading={create.isPending}>
          Create codes
        </Button>
      </Form>
    </Panel>
  );
}
