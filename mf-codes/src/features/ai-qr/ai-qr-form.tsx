import { Link } from '@swapt/shared/router';
import { Panel, SmallForm } from '@swapt/shared/ui';
import { aiLimits, type AiStyle } from '@swapt/shared/values';
import { withScheme } from '@swapt/shared/form';
import { Form, Input, Radio } from 'antd';
import { useGenerate } from './ai-qr.queries.js';
import { CodeSelect } from '../../entities/codes/code-select.js';
import { StylePicker } from './style-picker.js';

interface Values {
  prompt: string;
  style: AiStyle;
  leads: 'code' | 'target';
  code_id?: string;
  target: string;
}

interface Props {
  /** The code that the address names. */
  codeId: string | undefined;
  onMade: (pictureId: string) => void;
}

/** What a picture shows, how, and where it leads. */
export function AiQrForm({ codeId, onMade }: Props) {
  const { mutateAsync } = useGenerate();
  const save = async ({ prompt, style, leads, code_id, target }: Values) => {
    const destination = leads === 'code' ? { code_id } : { target: withScheme(target) };
    const { data } = await mutateAsync({ prompt, style, ...destination });
    onMade(data.picture_id);
  };
  return (
    <Panel title="New picture">
      <SmallForm<Values>
        initialValues={{ prompt: '', style: 'mosaic', leads: 'code', target: '', ...(codeId && { code_id: codeId }) }}
        fields={['prompt', 'style', 'code_id', 'target']}
        save={save}
        submitLabel="Make the picture"
      >
        <Form.Item
          name="prompt"
          label="What is it about?"
          extra="A few words, for example: a coffee shop by the sea."
          rules={[{ required: true, whitespace: true, message: 'Write what the picture is about.' }]}
        >
          <Input maxLength={aiLimits.promptLength} />
        </Form.Item>
        <Form.Item name="style" label="Style">
          <StylePicker />
        </Form.Item>
        <Form.Item name="leads" label="Where does it lead?">
          <Radio.Group
            options={[
              { value: 'code', label: 'To one of your codes' },
              { value: 'target', label: 'To another address' },
            ]}
          />
        </Form.Item>
        <Form.Item noStyle dependencies={['leads']}>
          {({ getFieldValue }) => (getFieldValue('leads') === 'code' ? <CodeField /> : <TargetField />)}
        </Form.Item>
      </SmallForm>
    </Panel>
  );
}

const CodeField = () => (
  <Form.Item
    name="code_id"
    label="Code"
    extra={
      <>
        We count its scans, and you can change where it leads later.{' '}
        <Link to="/admin/create-qr-code" style={{ textDecoration: 'underline' }}>
          Create a new code
        </Link>
      </>
    }
    rules={[{ required: true, message: 'Choose a code or another address.' }]}
  >
    <CodeSelect />
  </Form.Item>
);

const TargetField = () => (
  <Form.Item
    name="target"
    label="Address"
    extra="You cannot change this address later, and we do not count its scans."
    rules={[{ required: true, whitespace: true, message: 'Enter an address.' }]}
  >
    <Input inputMode="url" placeholder="https://" maxLength={2048} />
  </Form.Item>
);
