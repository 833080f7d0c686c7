import type { Code } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { atMost, SmallForm, TextInput } from '@swapt/shared/ui';
import { withScheme } from '@swapt/shared/form/with-scheme';
import { nameMaxLength } from '@swapt/shared/values';
import { Form } from 'antd';
import { t } from '@swapt/shared/text';

import { useCreateChild } from './codes.queries.js';

interface Values {
  name: string;
  target: string;
}

/** A code under a base code, in a dialog: it needs only a name. */
export default function ChildForm({ base, close }: { base: Code; close: () => void }) {
  const { notify } = useShell();
  const create = useCreateChild();

  const save = async ({ name, target }: Values) => {
    const own = withScheme(target);
    const input = { base_code_id: base.code_id, name: name.trim(), target: own || undefined };
    const { data } = await create.mutateAsync(input);
    notify.success(t('“{name}” is now a child code of “{base}”.', { name: data.name, base: base.name }));
    close();
  };

  return (
    <SmallForm<Values>
      initialValues={{ name: '', target: '' }}
      fields={['name', 'target']}
      save={save}
      submitLabel={t('Create code')}
      draftName={base.code_id}
      onCancel={close}
    >
      <Form.Item
        name="name"
        label={t('Name')}
        extra={t('It gets the same style and its own scan count.')}
        validateTrigger="onSubmit"
        rules={[{ required: true, whitespace: true, message: t('Give the code a name.') }, atMost(nameMaxLength)]}
      >
        <TextInput max={nameMaxLength} placeholder={t('Table 1')} autoFocus />
      </Form.Item>
      <Form.Item
        name="target"
        label={t('Destination (optional)')}
        extra={t('If you leave this empty, it leads where the base code leads today.')}
        rules={[atMost(2048)]}
      >
        <TextInput max={2048} placeholder={base.target} inputMode="url" autoCapitalize="none" spellCheck={false} />
      </Form.Item>
    </SmallForm>
  );
}
