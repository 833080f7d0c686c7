import { Link } from '@swapt/shared/router';
import { atMost, Panel, SmallForm, TextInput } from '@swapt/shared/ui';
import { aiLimits, type AiStyle } from '@swapt/shared/values';
import { withScheme } from '@swapt/shared/form/with-scheme';
import { Form, Radio } from 'antd';
import { t } from '@swapt/shared/text';
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
    <Panel title={t('New picture')}>
      <SmallForm<Values>
        initialValues={{ prompt: '', style: 'mosaic', leads: 'code', target: '', ...(codeId && { code_id: codeId }) }}
        fields={['prompt', 'style', 'code_id', 'target']}
        save={save}
        submitLabel={t('Make the picture')}
        isGuarded
      >
        <Form.Item
          name="prompt"
          label={t('What is it about?')}
          extra={t('A few words, for example: a coffee shop by the sea.')}
          rules={[
            { required: true, whitespace: true, message: t('Write what the picture is about.') },
            atMost(aiLimits.promptLength),
          ]}
        >
          <TextInput max={aiLimits.promptLength} />
        </Form.Item>
        <Form.Item name="style" label={t('Style')}>
          <StylePicker />
        </Form.Item>
        <Form.Item name="leads" label={t('Where does it lead?')}>
          <Radio.Group
            options={[
              { value: 'code', label: t('To one of your codes') },
              { value: 'target', label: t('To another address') },
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
    label={t('Code')}
    extra={
      <>
        {t.rich('We count its scans, and you can change where it leads later. <link>Create a new code</link>', {
          link: (words) => (
            <Link to="/admin/create-qr-code" style={{ textDecoration: 'underline' }}>
              {words}
            </Link>
          ),
        })}
      </>
    }
    rules={[{ required: true, message: t('Choose a code or another address.') }]}
  >
    <CodeSelect />
  </Form.Item>
);

const TargetField = () => (
  <Form.Item
    name="target"
    label={t('Address')}
    extra={t('You cannot change this address later, and we do not count its scans.')}
    rules={[{ required: true, whitespace: true, message: t('Enter an address.') }, atMost(2048)]}
  >
    <TextInput max={2048} inputMode="url" placeholder="https://" />
  </Form.Item>
);
