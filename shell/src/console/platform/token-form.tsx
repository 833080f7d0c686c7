import { SmallForm } from '@swapt/shared/ui';
import type { RemoteName } from '@swapt/shared/values';
import { useShell } from '@swapt/shared/sdk';
import { remoteNames } from '@swapt/shared/values';
import { Form, Input, Select } from 'antd';
import { SecretOnce } from '../screens/secret-once.js';
import { useCreateToken } from './platform.queries.js';
import { remoteName } from './words.js';

interface Values {
  name: RemoteName;
  label: string;
}

export function TokenForm({ close }: { close: () => void }) {
  const { modal } = useShell();
  const create = useCreateToken();
  const save = async (values: Values) => {
    const { data } = await create.mutateAsync(values);
    close();
    modal.open({
      title: `Deploy token of ${remoteName(values.name)}`,
      content: (shut) => <SecretOnce secret={data.token} name="Deploy token" close={shut} />,
    });
  };
  return (
    <SmallForm<Values>
      initialValues={{ name: remoteNames[0], label: '' }}
      fields={['name', 'label']}
      save={save}
      submitLabel="Create token"
      onCancel={close}
    >
      <p>
        Anyone with this token can release this remote to everyone. Store it with the secrets of the team’s pipeline. We
        show it only once.
      </p>
      <Form.Item name="name" label="Remote">
        <Select options={remoteNames.map((name) => ({ value: name, label: `${remoteName(name)} (${name})` }))} />
      </Form.Item>
      <Form.Item
        name="label"
        label="What it is for"
        extra="A note that helps you tell your tokens apart. You can leave it empty."
      >
        <Input maxLength={100} placeholder="Pipeline of the codes team" />
      </Form.Item>
    </SmallForm>
  );
}
