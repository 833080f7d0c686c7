import { useApiMutation } from '@swapt/shared/query';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { SmallForm } from '@swapt/shared/ui';
import { deskPinRule, isWeakPin } from '@swapt/shared/values';
import { Form, Input } from 'antd';

const { minLength, maxLength } = deskPinRule;
const shape = new RegExp(`^[0-9]{${minLength},${maxLength}}$`);

/** By which the person who is signed in is known at desks. */
export function OwnPinForm({ close }: { close: () => void }) {
  const { session, notify } = useShell();
  const setPin = useApiMutation('pos.setPin', { shownByForm: true });
  return (
    <SmallForm<{ pin: string }>
      initialValues={{ pin: '' }}
      fields={['pin']}
      save={async ({ pin }) => {
        await setPin.mutateAsync({ pin });
        notify.success(t('Your PIN is set.'));
        close();
      }}
      submitLabel={t('Set the PIN')}
      onCancel={close}
    >
      <p>{t('With it, {name} takes over at a desk or approves something there.', { name: session.user.name })}</p>
      <Form.Item
        name="pin"
        label={t('New PIN')}
        extra={t('{minLength} to {maxLength} digits', { minLength, maxLength })}
        rules={[
          {
            validator: async (_, pin: string) => {
              if (!shape.test(pin))
                throw new Error(t('Use {minLength} to {maxLength} digits.', { minLength, maxLength }));
              if (isWeakPin(pin)) throw new Error(t('This is easy to guess. Choose another one.'));
            },
          },
        ]}
      >
        <Input type="password" inputMode="numeric" autoComplete="off" style={{ maxWidth: 160 }} />
      </Form.Item>
    </SmallForm>
  );
}
