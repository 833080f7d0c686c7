import type { PageDocument } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { SmallForm, useIdempotencyKey } from '@swapt/shared/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Form, Input } from 'antd';

interface Props {
  document: PageDocument;
  name: string;
  close: () => void;
}

/** Keeps a page as a template of the organization, in a dialog. */
export function SaveTemplate({ document, name, close }: Props) {
  const { call, session, notify } = useShell();
  const client = useQueryClient();
  const keyOf = useIdempotencyKey();
  const save = useMutation({
    mutationFn: (input: { name: string }) => {
      const whole = { org_id: session.org.org_id, document, ...input };
      return call('templates.save', whole, { idempotencyKey: keyOf(whole) });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ['templates'] }),
    meta: { shownByForm: true },
  });

  return (
    <SmallForm
      initialValues={{ name }}
      fields={['name']}
      save={async (values) => {
        const { data } = await save.mutateAsync({ name: values.name.trim() });
        notify.success(`“${data.name}” is one of your templates now.`);
        close();
      }}
      submitLabel="Save as template"
      onCancel={close}
    >
      <Form.Item
        name="name"
        label="Name of the template"
        extra="Everybody in your organization can begin a page with it."
        rules={[{ required: true, whitespace: true, message: 'Give the template a name.' }]}
      >
        <Input maxLength={120} autoFocus />
      </Form.Item>
    </SmallForm>
  );
}
