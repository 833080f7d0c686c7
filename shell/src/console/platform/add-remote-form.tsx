import { SecretOnce, SmallForm, TextArea, TextInput } from '@swapt/shared/ui';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { mostRemotePaths, remoteNameRule, remotePathRule, type RemoteName } from '@swapt/shared/values';
import { Alert, Checkbox, Form } from 'antd';
import { useAddRemote } from './platform.queries.js';

interface Values {
  name: string;
  paths: string;
  isTrusted: boolean;
}

const isName = (name: string): name is RemoteName =>
  name.length <= remoteNameRule.maxLength && new RegExp(remoteNameRule.pattern).test(name);
const isPath = (path: string) =>
  path.length <= remotePathRule.maxLength && new RegExp(remotePathRule.pattern).test(path);

const linesOf = (text: string) => [...new Set(text.split('\n').map((line) => line.trim()))].filter(Boolean);

const check = (isRight: boolean, message: string) => (isRight ? Promise.resolve() : Promise.reject(new Error(message)));

const pathsMessage = t('Write one to {most} addresses such as /admin/loyalty, each on a line of its own.', {
  most: mostRemotePaths,
});

/** A remote of another team: its name and the addresses that it may have. Its token is shown once. */
export function AddRemoteForm({ close }: { close: () => void }) {
  const { modal } = useShell();
  const add = useAddRemote();
  const save = async ({ name, paths }: Values) => {
    if (!isName(name)) return;
    const { data } = await add.mutateAsync({ name, paths: linesOf(paths) });
    close();
    modal.open({
      title: t('Deploy token of {name}', { name }),
      content: (shut) => <SecretOnce secret={data.token} name={t('Deploy token')} close={shut} />,
    });
  };
  return (
    <SmallForm<Values>
      initialValues={{ name: '', paths: '', isTrusted: false }}
      fields={['name', 'paths', 'isTrusted']}
      save={save}
      submitLabel={t('Add remote')}
      onCancel={close}
    >
      <Alert
        type="warning"
        showIcon
        style={{ marginBottom: 16 }}
        message={t(
          'Its code runs with the rights of whoever opens it, and can read and change all that they can. Add a remote only of a team that you trust as much as Swapt itself.',
        )}
      />
      <Form.Item
        name="name"
        label={t('Name')}
        extra={t('Begins with mf-, then small letters, digits and dashes. It cannot be changed.')}
        rules={[{ validator: (_, name: string) => check(isName(name), t('Write a name such as mf-loyalty.')) }]}
      >
        <TextInput max={remoteNameRule.maxLength} placeholder={t('mf-loyalty')} autoFocus />
      </Form.Item>
      <Form.Item
        name="paths"
        label={t('Addresses')}
        required
        extra={t('It may show screens there and below. No other remote can take them.')}
        rules={[
          {
            validator: (_, text: string) => {
              const paths = linesOf(text);
              return check(paths.length > 0 && paths.length <= mostRemotePaths && paths.every(isPath), pathsMessage);
            },
          },
        ]}
      >
        <TextArea
          max={mostRemotePaths * remotePathRule.maxLength}
          autoSize={{ minRows: 2, maxRows: 6 }}
          placeholder={t('/admin/loyalty')}
        />
      </Form.Item>
      <Form.Item
        name="isTrusted"
        valuePropName="checked"
        rules={[
          {
            validator: (_, isTrusted: boolean) =>
              check(isTrusted, t('Add it only if you trust the team that makes it.')),
          },
        ]}
      >
        <Checkbox>{t('I know the team that makes it, and trust it.')}</Checkbox>
      </Form.Item>
    </SmallForm>
  );
}
