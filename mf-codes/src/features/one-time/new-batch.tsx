import { useShell } from '@swapt/shared/sdk';
import { atMost, formatNumber, formErrors, Panel } from '@swapt/shared/ui';
import { nameMaxLength, mostOneTimeCodes } from '@swapt/shared/values';
import { Alert, Button, Flex, Form, Input, InputNumber } from 'antd';
import { useState } from 'react';
import { t } from '@swapt/shared/text';
import { useCreateBatch } from './one-time.queries.js';
import { PinField, pinWords } from './pin-field.js';

interface Values {
  amount: number | null;
  offer: string;
  pin: string;
}

const fields = ['amount', 'offer', 'pin'] as const;

/** Asks for a batch. It is made in the background, so nobody has to wait on this page. */
export function NewBatch({ codeId }: { codeId: string }) {
  const { notify } = useShell();
  const [form] = Form.useForm<Values>();
  const [failures, setFailures] = useState<string[]>([]);
  const create = useCreateBatch();

  const save = async ({ amount, offer, pin }: Values) => {
    const input = { base_code_id: codeId, amount: amount ?? 0, offer: offer.trim(), ...(pin && { pin }) };
    setFailures([]);
    try {
      await create.mutateAsync(input);
      form.resetFields();
      notify.success(t('We are creating the codes. You can leave this page.'));
    } catch (error) {
      const { fields: refused, general } = formErrors(error, [...fields]);
      form.setFields(
        refused.flatMap(({ name: [name], errors }) =>
          fields.filter((field) => field === name).map((field) => ({ name: field, errors })),
        ),
      );
      setFailures(general);
    }
  };

  return (
    <Panel
      title={t('New batch')}
      lead={t('Every code in a batch works once. People open it and hold a button to use it.')}
    >
      <Form<Values>
        form={form}
        layout="vertical"
        initialValues={{ amount: 100, offer: '', pin: '' }}
        requiredMark={false}
        onFinish={(values) => void save(values)}
      >
        {failures.length > 0 && (
          <Alert type="error" showIcon message={failures.join(' ')} style={{ marginBottom: 16 }} />
        )}
        <Flex wrap gap="0 16px" align="flex-start">
          <Form.Item
            name="amount"
            label={t('How many')}
            rules={[{ required: true, message: t('Enter how many codes you need.') }]}
            extra={t('Up to {mostOneTimeCodes}.', { mostOneTimeCodes: formatNumber(mostOneTimeCodes) })}
          >
            <InputNumber min={1} max={mostOneTimeCodes} precision={0} style={{ width: 160 }} />
          </Form.Item>
          <Form.Item
            name="offer"
            label={t('What people get (optional)')}
            extra={t('Shown to the person who opens the code.')}
            style={{ flex: '1 1 240px' }}
            rules={[atMost(nameMaxLength)]}
          >
            <Input placeholder={t('One free coffee')} />
          </Form.Item>
          <PinField label={t('Staff PIN (optional)')} extra={pinWords} />
        </Flex>
        <Button type="primary" htmlType="submit" loading={create.isPending}>
          {t('Create codes')}
        </Button>
      </Form>
    </Panel>
  );
}
