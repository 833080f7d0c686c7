import { useShell } from '@swapt/shared/sdk';
import { atMost, formatNumber, Panel, SmallForm, TextInput } from '@swapt/shared/ui';
import { nameMaxLength, mostOneTimeCodes } from '@swapt/shared/values';
import { Flex, Form, InputNumber } from 'antd';
import { t } from '@swapt/shared/text';
import { useCreateBatch } from './one-time.queries.js';
import { PinField, pinWords } from './pin-field.js';

interface Values {
  amount: number | null;
  offer: string;
  pin: string;
}

/** Asks for a batch. It is made in the background, so nobody has to wait on this page. */
export function NewBatch({ codeId }: { codeId: string }) {
  const { notify } = useShell();
  const create = useCreateBatch();

  const save = async ({ amount, offer, pin }: Values) => {
    const input = { base_code_id: codeId, amount: amount ?? 0, offer: offer.trim(), ...(pin && { pin }) };
    await create.mutateAsync(input);
    notify.success(t('We are creating the codes. You can leave this page.'));
  };

  return (
    <Panel
      title={t('New batch')}
      lead={t('Every code in a batch works once. People open it and hold a button to use it.')}
    >
      <SmallForm<Values>
        initialValues={{ amount: 100, offer: '', pin: '' }}
        fields={['amount', 'offer', 'pin']}
        save={save}
        submitLabel={t('Create codes')}
        isGuarded
        startsAnew
      >
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
            <TextInput max={nameMaxLength} placeholder={t('One free coffee')} />
          </Form.Item>
          <PinField label={t('Staff PIN (optional)')} extra={pinWords} />
        </Flex>
      </SmallForm>
    </Panel>
  );
}
