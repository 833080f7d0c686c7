import type { OneTimeBatch } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { formErrors, Panel } from '@swapt/shared/ui';
import { Alert, Button, Flex, Form } from 'antd';
import { useState } from 'react';
import { t } from '@swapt/shared/text';
import { useSetPin } from './one-time.queries.js';
import { PinField, pinWords } from './pin-field.js';

/** The PIN of a batch, which nobody can read, but change and take away while its codes are out. */
export function BatchPin({ batch }: { batch: OneTimeBatch }) {
  const { session, notify } = useShell();
  const [form] = Form.useForm<{ pin: string }>();
  const [failures, setFailures] = useState<string[]>([]);
  const setPin = useSetPin();
  const { base_code_id, batch_id, has_pin: hasPin, state } = batch;
  if (!session.can('codes:write') || (state !== 'making' && state !== 'done')) return null;

  const save = async (pin: string | null) => {
    setFailures([]);
    try {
      await setPin.mutateAsync({ base_code_id, batch_id, pin });
      form.resetFields();
      notify.success(pin === null ? t('These codes no longer ask for a PIN.') : t('The new PIN applies from now on.'));
    } catch (error) {
      const { fields, general } = formErrors(error, ['pin']);
      form.setFields(fields.map(({ errors }) => ({ name: 'pin', errors })));
      setFailures(general);
    }
  };

  return (
    <Panel
      title={t('Staff PIN')}
      lead={
        hasPin ? t('These codes ask for a PIN. {pinWords}', { pinWords }) : t('No PIN yet. {pinWords}', { pinWords })
      }
    >
      {failures.length > 0 && <Alert type="error" showIcon message={failures.join(' ')} style={{ marginBottom: 16 }} />}
      <Form form={form} layout="vertical" requiredMark={false} onFinish={({ pin }) => void save(pin)}>
        <PinField label={hasPin ? t('New PIN') : t('PIN')} isRequired />
        <Flex wrap gap={8}>
          <Button type="primary" htmlType="submit" loading={setPin.isPending}>
            {hasPin ? t('Change PIN') : t('Set PIN')}
          </Button>
          {hasPin && (
            <Button loading={setPin.isPending} onClick={() => void save(null)}>
              {t('Remove PIN')}
            </Button>
          )}
        </Flex>
      </Form>
    </Panel>
  );
}
