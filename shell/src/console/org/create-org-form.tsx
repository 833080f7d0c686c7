import type { Organization } from '@swapt/shared/contract';
import { useMutationOf } from '@swapt/shared/query';
import { atMost, SmallForm, TextInput } from '@swapt/shared/ui';
import { nameMaxLength } from '@swapt/shared/values';
import { Form } from 'antd';
import { t } from '@swapt/shared/text';
import { useConsole } from '../console-context.js';

interface Props {
  onCreated: (org: Organization) => void;
  onCancel?: () => void;
}

/** Creates an organization. */
export function CreateOrgForm({ onCreated, onCancel }: Props) {
  const { call } = useConsole();
  const create = useMutationOf(call, 'org.create', { isOnce: true, shownByForm: true });
  return (
    <SmallForm
      initialValues={{ name: '' }}
      fields={['name']}
      save={async (values) => onCreated((await create.mutateAsync(values)).data)}
      submitLabel={t('Create organization')}
      onCancel={onCancel}
    >
      <Form.Item
        name="name"
        label={t('Name')}
        extra={t('Your shop, brand or team. People who scan your codes can see it. You can change it later.')}
        rules={[
          { required: true, whitespace: true, message: t('Give the organization a name.') },
          atMost(nameMaxLength),
        ]}
      >
        <TextInput max={nameMaxLength} autoComplete="organization" placeholder={t('Corner Bakery')} />
      </Form.Item>
    </SmallForm>
  );
}
