import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import type { Store } from '@swapt/shared/contract';
import { radius, space } from '@swapt/shared/tokens';
import { t } from '@swapt/shared/text';
import { atMost, TextInput } from '@swapt/shared/ui';
import { nameMaxLength } from '@swapt/shared/values';
import { Button, Checkbox, Flex, Form, Input, theme } from 'antd';
import { methodWords, type MethodDraft } from '../values/methods.js';
import { PickUpFields } from './pick-up-fields.js';
import { WholeNumber } from './whole-number.js';
import { ZonesField } from './zones-field.js';

interface Props {
  at: number;
  store: Store;
  onRemove: () => void;
}

/** One way to get what was bought. */
export function MethodCard({ at, store, onRemove }: Props) {
  const { token } = theme.useToken();
  const kind = Form.useWatch<MethodDraft['kind'] | undefined>(['fulfilment', at, 'kind']);
  const word = kind ? methodWords[kind] : '';
  return (
    <div
      role="group"
      aria-label={t('{word}, way {number}', { word, number: at + 1 })}
      style={{ border: `1px solid ${token.colorBorderSecondary}`, borderRadius: radius, padding: space.md }}
    >
      <Flex justify="space-between" align="center" gap={space.sm} style={{ marginBottom: space.sm }}>
        <strong>{word}</strong>
        <Button
          type="text"
          icon={<DeleteOutlined aria-hidden />}
          aria-label={t('Remove {word}, way {number}', { word, number: at + 1 })}
          onClick={onRemove}
        />
      </Flex>
      {/* What the way is made of beside what is typed; a form sends its fields alone. */}
      <Form.Item name={[at, 'kind']} hidden>
        <Input />
      </Form.Item>
      <Form.Item name={[at, 'method_id']} hidden>
        <Input />
      </Form.Item>
      <Form.Item
        name={[at, 'name']}
        label={t('Name for shoppers')}
        rules={[{ required: true, whitespace: true, message: t('Please enter a name.') }, atMost(nameMaxLength)]}
      >
        <TextInput max={nameMaxLength} />
      </Form.Item>
      {kind === 'pickup' && <PickUpFields at={at} />}
      {kind === 'delivery' && <ZonesField at={at} store={store} />}
      {kind === 'digital' && (
        <WholeNumber
          name={[at, 'link_hours']}
          label={t('How many hours the download link works')}
          min={1}
          max={8_760}
        />
      )}
      <Form.Item name={[at, 'is_on']} valuePropName="checked" style={{ marginBottom: 0 }}>
        <Checkbox>{t('Shoppers can choose it')}</Checkbox>
      </Form.Item>
    </div>
  );
}
