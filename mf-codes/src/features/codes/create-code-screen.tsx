import type { Code, QrStyle } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { FormPage, Panel, useIdempotencyKey } from '@swapt/shared/ui';
import { defaultQrStyle } from '@swapt/shared/values';
import { Form, Input } from 'antd';
import { useNavigate } from '@swapt/shared/router';
import { withScheme } from '../../parts/with-scheme.js';
import { useCreateCode } from './codes.queries.js';
import { NameField } from './name-field.js';
import { paths } from './paths.js';
import { PreviewPanel } from './preview-panel.js';
import { previewText, withoutScheme } from '../../parts/short-address.js';
import { StyleEditor } from './style-editor.js';
import { TargetField } from './target-field.js';

interface Values {
  name: string;
  target: string;
  slug: string;
  style: QrStyle;
}

const initialValues: Values = { name: '', target: '', slug: '', style: defaultQrStyle };

export default function CreateCodeScreen() {
  const { session, settings } = useShell();
  const navigate = useNavigate();
  const [form] = Form.useForm<Values>();
  const create = useCreateCode();
  const keyOf = useIdempotencyKey();
  const style = Form.useWatch('style', form) ?? defaultQrStyle;
  const slug = Form.useWatch('slug', form) ?? '';

  const save = async ({ name, target, slug: shortName, style: look }: Values) => {
    const input = {
      org_id: session.org.org_id,
      type: 'link' as const,
      name: name.trim(),
      target: withScheme(target),
      slug: shortName.trim() || undefined,
      style: look,
    };
    return (await create.mutateAsync({ input, idempotencyKey: keyOf(input) })).data;
  };

  return (
    <FormPage<Values, Code>
      title="New QR code"
      lead="You can change where it leads after it is printed."
      breadcrumbs={[{ label: 'My codes', to: paths.list }]}
      form={form}
      initialValues={initialValues}
      fields={['name', 'target', 'slug', 'style']}
      submitLabel="Create code"
      save={save}
      onSaved={(code) => void navigate(paths.createSuccess(code.code_id))}
      onCancel={() => void navigate(paths.list)}
      aside={<PreviewPanel text={previewText(settings.publicUrl, slug)} style={style} />}
    >
      <Panel title="What it does">
        <NameField autoFocus />
        <TargetField help="A web address. tel:, mailto: and sms: work too." />
        <Form.Item
          name="slug"
          label="Short name"
          style={{ marginBottom: 0 }}
          extra="The end of the short address. Leave it empty and we choose one. It cannot be changed later."
          rules={[
            { pattern: /^[A-Za-z0-9][A-Za-z0-9_-]*$/, message: 'Use letters, digits, - and _ only.' },
            { min: 3, message: 'Use at least 3 characters.' },
          ]}
        >
          <Input
            maxLength={64}
            prefix={<span style={{ opacity: 0.75 }}>{withoutScheme(settings.publicUrl)}/</span>}
            placeholder="summer-menu"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Form.Item>
      </Panel>
      <Panel title="How it looks" lead="Start from a look, then make it yours.">
        <Form.Item name="style" validateStatus="" style={{ marginBottom: 0 }}>
          <StyleEditor />
        </Form.Item>
      </Panel>
    </FormPage>
  );
}
