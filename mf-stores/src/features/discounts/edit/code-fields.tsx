import { t } from '@swapt/shared/text';
import { TextInput } from '@swapt/shared/ui';
import { RequiredRadios } from '@swapt/shared/ui/required-radios';
import { discountLimits } from '@swapt/shared/values';
import { Button, Form } from 'antd';
import { LockField, type KnownLock } from './lock-field.js';

/** Letters and digits that nobody takes for one another. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const length = 8;

const makeUp = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(length)), (one) => letters[one % letters.length]).join('');

/** Whether shoppers type a code, and which; `lock` is the promo lock that opens it now. */
export function CodeFields({ lock }: { lock?: KnownLock | undefined }) {
  const form = Form.useFormInstance();
  return (
    <>
      <Form.Item name="by" label={t('How do shoppers get it?')} required>
        <RequiredRadios
          options={[
            { value: 'code', label: t('With a code') },
            { value: 'lock', label: t('With a promo code that opens at a stand') },
            { value: 'itself', label: t('By itself, in every cart that fits') },
          ]}
        />
      </Form.Item>
      <Form.Item noStyle dependencies={['by']}>
        {({ getFieldValue }) => getFieldValue('by') === 'lock' && <LockField known={lock} />}
      </Form.Item>
      <Form.Item noStyle dependencies={['by']}>
        {({ getFieldValue }) =>
          getFieldValue('by') === 'code' && (
            <Form.Item
              name="code"
              label={t('Code')}
              required
              extra={
                <Button
                  type="link"
                  style={{ paddingInline: 0 }}
                  onClick={() => form.setFields([{ name: 'code', value: makeUp(), errors: [] }])}
                >
                  {t('Make one up')}
                </Button>
              }
              rules={[
                {
                  pattern: new RegExp(`^\\s*[A-Za-z0-9_-]{3,${discountLimits.code}}\\s*$`),
                  required: true,
                  message: t('Write 3 to {max} letters, digits or hyphens, without spaces.', {
                    max: discountLimits.code,
                  }),
                },
              ]}
            >
              <TextInput max={discountLimits.code} autoComplete="off" />
            </Form.Item>
          )
        }
      </Form.Item>
    </>
  );
}
