import { SecretOnce, atMost, SmallForm, TextInput } from '@swapt/shared/ui';
import { useShell } from '@swapt/shared/sdk';
import { ownRemotes, type RemoteName } from '@swapt/shared/values';
import { Form, Select } from 'antd';
import { t } from '@swapt/shared/text';

import { useCreateToken, useHealth } from './platform.queries.js';
import { remoteName } from './words.js';

interface Values {
  name: RemoteName;
  label: string;
}

export function TokenForm({ close }: { close: () => void }) {
  const { modal } = useShell();
  const create = useCreateToken();
  const names = useHealth().data?.data.remotes.map(({ name }) => name) ?? ownRemotes;
  const save = async (values: Values) => {
    const { data } = await create.mutateAsync(values);
    close();
    modal.open({
      title: t('Deploy token of {name}', { name: remoteName(values.name) }),
      content: (shut) => <SecretOnce secret={data.token} name={t('Deploy token')} close={shut} />,
    });
  };
  return (
    <SmallForm<Values>
      initialValues={{ name: ownRemotes[0], label: '' }}
      fields={['name', 'label']}
      save={save}
      submitLabel={t('Create token')}
      onCancel={close}
    >
      <p>
        {t(
          'Anyone with this token can release this remote to everyone. Store it with the secrets of the team’s pipeline. We show it only once.',
        )}
      </p>
      <Form.Item name="name" label={t('Remote')}>
        <Select options={names.map((name) => ({ value: name, label: `${remoteName(name)} (${name})` }))} />
      </Form.Item>
      <Form.Item
        name="label"
        label={t('What it is for')}
        extra={t('A note that helps you tell your tokens apart. You can leave it empty.')}
        rules={[atMost(100)]}
      >
        <TextInput max={100} placeholder={t('Pipeline of the codes team')} />
      </Form.Item>
    </SmallForm>
  );
}
