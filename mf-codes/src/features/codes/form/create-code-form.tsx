import type { Code } from '@swapt/shared/contract';
import { Link, useNavigate } from '@swapt/shared/router';
import { FormPage, Panel } from '@swapt/shared/ui';
import { codeTypeFacts, type CodeType } from '@swapt/shared/values';
import { Form } from 'antd';
import { t } from '@swapt/shared/text';
import { codesCrumb } from '../../../entities/codes/code-gate.js';
import { ContentFields } from '../../../entities/code-content/content-fields.js';
import { typeInfo } from '../../../entities/code-content/code-types.js';
import { fieldsOf, newValues, sentOf, type CodeValues } from './code-values.js';
import { useCreateCode } from '../codes.queries.js';
import { LimitFields } from './limit-fields.js';
import { SlugField } from '../../../entities/short-links/slug-field.js';
import { NameField } from './name-field.js';
import { paths } from '../../../entities/codes/paths.js';
import { PreviewPanel } from '../../../entities/code-styles/preview-panel.js';
import { StyleEditor } from '../../../entities/code-styles/style-editor.js';
import { usePreviewText } from './use-preview-text.js';

interface Props {
  type: CodeType;
  target?: string | undefined;
  onSaved: (code: Code) => void;
}

/** A new code of one type. */
export function CreateCodeForm({ type, target, onSaved }: Props) {
  const navigate = useNavigate();
  const [form] = Form.useForm<CodeValues>();
  const create = useCreateCode();
  const initialValues = newValues(type, target);
  const style = Form.useWatch('style', form) ?? initialValues.style;
  const text = usePreviewText(type, form);

  const save = async (values: CodeValues) => {
    const { status: _, ...sent } = sentOf(type, { ...initialValues, ...values });
    const slug = values.slug?.trim() || undefined;
    const input = { type, ...sent, name: values.name.trim(), slug };
    return (await create.mutateAsync(input)).data;
  };

  return (
    <FormPage<CodeValues, Code>
      title={t('New QR code: {label}', { label: typeInfo[type].label })}
      lead={
        <>
          {typeInfo[type].sentence} <Link to={paths.create}>{t('Choose another type')}</Link>
        </>
      }
      breadcrumbs={[codesCrumb]}
      form={form}
      initialValues={initialValues}
      fields={fieldsOf(type)}
      submitLabel={t('Create code')}
      save={save}
      onSaved={onSaved}
      onCancel={() => void navigate(paths.list)}
      aside={<PreviewPanel text={text} style={style} />}
    >
      <Panel title={t('What it does')}>
        <NameField autoFocus example={typeInfo[type].example} />
        <ContentFields type={type} />
      </Panel>
      {!codeTypeFacts[type].isSelfContained && (
        <Panel title={t('Short address')}>
          <SlugField />
          <LimitFields type={type} />
        </Panel>
      )}
      <Panel title={t('Style')} lead={t('Start with a ready-made style, then change it.')}>
        <Form.Item name="style" validateStatus="" style={{ marginBottom: 0 }}>
          <StyleEditor />
        </Form.Item>
      </Panel>
    </FormPage>
  );
}
