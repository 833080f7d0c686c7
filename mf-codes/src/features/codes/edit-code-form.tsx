import type { Code, QrStyle } from '@swapt/shared/contract';
import { FormPage, Panel } from '@swapt/shared/ui';
import { Alert, Form, Radio } from 'antd';
import { useNavigate } from '@swapt/shared/router';
import { withScheme } from '../../parts/with-scheme.js';
import { codesCrumb } from './code-gate.js';
import { useUpdateCode } from './codes.queries.js';
import { NameField } from './name-field.js';
import { paths } from './paths.js';
import { PreviewPanel } from './preview-panel.js';
import { withoutScheme } from '../../parts/short-address.js';
import { StyleEditor } from './style-editor.js';
import { TagsField } from './tags-field.js';
import { TargetField } from './target-field.js';

interface Values {
  name: string;
  target: string;
  status: Code['status'];
  tags: string[];
  style: QrStyle;
}

const statuses = [
  { value: 'active', label: 'Active' },
  { value: 'paused', label: 'Paused' },
];

/** Changes a code. Only what changed is sent, so that two people can change different things. */
export function EditCodeForm({ code }: { code: Code }) {
  const navigate = useNavigate();
  const [form] = Form.useForm<Values>();
  const update = useUpdateCode({ shownByForm: true });
  const style = Form.useWatch('style', form) ?? code.style;
  const { name: oldName, target: oldTarget, status, tags, style: oldStyle } = code;
  const initialValues: Values = { name: oldName, target: oldTarget, status, tags, style: oldStyle };

  const save = async (values: Values) => {
    const [name, target] = [values.name.trim(), withScheme(values.target)];
    const isRestyled = JSON.stringify(values.style) !== JSON.stringify(code.style);
    const isRetagged = JSON.stringify(values.tags) !== JSON.stringify(code.tags);
    const data = {
      name: name === code.name ? undefined : name,
      target: target === code.target ? undefined : target,
      status: values.status === code.status ? undefined : values.status,
      tags: isRetagged ? values.tags : undefined,
      style: isRestyled ? values.style : undefined,
    };
    return (await update.mutateAsync({ org_id: code.org_id, code_id: code.code_id, data })).data;
  };

  return (
    <FormPage<Values, Code>
      title={`Edit ${code.name}`}
      breadcrumbs={[codesCrumb, { label: code.name, to: paths.show(code.code_id) }]}
      form={form}
      initialValues={initialValues}
      fields={['name', 'target', 'tags', 'status', 'style']}
      submitLabel="Save changes"
      save={save}
      onSaved={() => void navigate(paths.editSuccess(code.code_id))}
      onCancel={() => void navigate(paths.show(code.code_id))}
      aside={<PreviewPanel text={code.scan_url} style={style} codeId={code.code_id} />}
    >
      <Alert
        type="info"
        showIcon
        message="A printed code keeps working"
        description={`Its short address, ${withoutScheme(code.url)}, stays the same. A new destination counts from the next scan on; a new look shows only on new prints.`}
      />
      <Panel title="What it does">
        <NameField />
        <TargetField help="Everybody who scans from now on lands here." />
        <TagsField />
        <Form.Item
          label="Status"
          required
          extra="A paused code shows a friendly page instead of its destination."
          style={{ marginBottom: 0 }}
        >
          <div role="radiogroup" aria-label="Status">
            <Form.Item name="status" noStyle>
              <Radio.Group optionType="button" options={statuses} />
            </Form.Item>
          </div>
        </Form.Item>
      </Panel>
      <Panel title="How it looks">
        <Form.Item name="style" validateStatus="" style={{ marginBottom: 0 }}>
          <StyleEditor />
        </Form.Item>
      </Panel>
    </FormPage>
  );
}
