import { SmallForm } from '@swapt/shared/ui';
import type { Person } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { Form, Input } from 'antd';
import { t } from '@swapt/shared/text';
import { useInvite } from './people.queries.js';
import { RoleSelect } from './role-select.js';

export function InviteForm({ close }: { close: () => void }) {
  const { session, notify } = useShell();
  const invite = useInvite();
  const { role } = session.org;
  const save = async (values: Pick<Person, 'email' | 'role'>) => {
    await invite.mutateAsync(values);
    notify.success(t('We invited {email}. They can accept after they sign in.', { email: values.email }));
    close();
  };
  return (
    <SmallForm<Pick<Person, 'email' | 'role'>>
      initialValues={{ email: '', role: role === 'owner' || role === 'admin' ? 'editor' : 'viewer' }}
      fields={['email', 'role']}
      save={save}
      submitLabel={t('Send invitation')}
      onCancel={close}
    >
      <Form.Item
        name="email"
        label={t('E-mail address')}
        extra={t('The person who signs in with this address can accept or decline the invitation.')}
        rules={[{ required: true, type: 'email', message: t('Enter an e-mail address.') }]}
        validateTrigger="onBlur"
      >
        <Input type="email" autoComplete="off" placeholder={t('name@example.com')} />
      </Form.Item>
      <Form.Item
        name="role"
        label={t('Role')}
        extra={t('You can change the role at any time. The change applies immediately.')}
      >
        <RoleSelect own={role === '' ? 'viewer' : role} label={t('Role')} />
      </Form.Item>
    </SmallForm>
  );
}
