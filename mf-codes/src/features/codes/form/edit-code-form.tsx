import type { Code } from '@swapt/shared/contract';
import { isSame } from '@swapt/shared/drafts';
import { useNavigate } from '@swapt/shared/router';
import { useShell } from '@swapt/shared/sdk';
import { FormPage, Panel } from '@swapt/shared/ui';
import { codeTypeFacts } from '@swapt/shared/values';
import { Alert, Form, Radio } from 'antd';
import { useState } from 'react';
import { t } from '@swapt/shared/text';
import { withoutScheme } from '../../../parts/short-address.js';
import { codesCrumb } from '../../../entities/codes/code-gate.js';
import { ContentFields } from '../../../entities/code-content/content-fields.js';
import { typeInfo } from '../../../entities/code-content/code-types.js';
import { changesOf, fieldsOf, sentOf, valuesOf, type CodeValues } from './code-values.js';
import { useUpdateCode } from '../../../entities/codes/codes.queries.js';
import { LimitFields } from './limit-fields.js';
import { NameField } from './name-field.js';
import { paths } from '../../../entities/codes/paths.js';
import { savedWords } from './saved-words.js';
import { PreviewPanel } from '../../../entities/code-styles/preview-panel.js';
import { StyleEditor } from '../../../entities/code-styles/style-editor.js';
import { CodeTagsField } from '../../../entities/codes/tags-field.js';
import { useEditPreview } from './use-preview-text.js';

const statuses = [
  { value: 'active', label: t('Active') },
  { value: 'paused', label: t('Paused') },
];

/** Changes a code. Only what changed is sent, so that two people can change different things. */
export function EditCodeForm({ code }: { code: Code }) {
  const { notify } = useShell();
  const navigate = useNavigate();
  const [form] = Form.useForm<CodeValues>();
  const [initialValues] = useState(() => valuesOf(code));
  const update = useUpdateCode({ shownByForm: true });
  const style = Form.useWatch('style', form) ?? code.style;
  const text = useEditPreview(code, form);
  const { type } = code;

  const save = async (values: CodeValues) => {
    const data = changesOf(sentOf(type, initialValues), sentOf(type, { ...initialValues, ...values }));
    return (await update.mutateAsync({ code_id: code.code_id, data })).data;
  };

  // New prints are needed only where the picture changed; every other change is said in passing.
  const leave = (saved: Code) => {
    const isPrintedAnew =
      !isSame(saved.style, code.style) || (codeTypeFacts[type].isSelfContained && !isSame(saved.content, code.content));
    if (isPrintedAnew) return void navigate(paths.editSuccess(code.code_id));
    notify.success(savedWords(code, saved));
    void navigate(paths.show(code.code_id));
  };

  return (
    <FormPage<CodeValues, Code>
      title={t('Edit {name}', { name: code.name })}
      breadcrumbs={[codesCrumb, { label: code.name, to: paths.show(code.code_id) }]}
      form={form}
      initialValues={initialValues}
      fields={fieldsOf(type)}
      submitLabel={t('Save changes')}
      save={save}
      onSaved={leave}
      onCancel={() => void navigate(paths.show(code.code_id))}
      aside={<PreviewPanel text={text} style={style} codeId={code.code_id} />}
    >
      <WhatPrintsDo code={code} />
      <Panel title={t('What it does')}>
        <NameField example={typeInfo[type].example} />
        <ContentFields type={type} code={code} />
      </Panel>
      <Panel title={t('Status and limits')}>
        <Form.Item
          label={t('Status')}
          required
          extra={t('People who scan a paused code see a short message instead of its destination.')}
        >
          <div role="radiogroup" aria-label={t('Status')}>
            <Form.Item name="status" noStyle>
              <Radio.Group optionType="button" options={statuses} />
            </Form.Item>
          </div>
        </Form.Item>
        {!codeTypeFacts[type].isSelfContained && <LimitFields type={type} code={code} />}
      </Panel>
      <Panel title={t('For your team')}>
        <CodeTagsField />
      </Panel>
      <Panel title={t('Style')}>
        <Form.Item name="style" validateStatus="" style={{ marginBottom: 0 }}>
          <StyleEditor />
        </Form.Item>
      </Panel>
    </FormPage>
  );
}

/** What a change means for the prints that are out already. */
function WhatPrintsDo({ code }: { code: Code }) {
  if (codeTypeFacts[code.type].isSelfContained) {
    return (
      <Alert
        type="warning"
        showIcon
        message={t('Printed codes keep the old network')}
        description={t(
          'A Wi-Fi code contains the network name and password. If you change them, print the code again.',
        )}
      />
    );
  }
  return (
    <Alert
      type="info"
      showIcon
      message={t('A printed code keeps working')}
      description={t(
        'Its short address, {url}, stays the same. Your changes apply from the next scan. A new style appears only on codes that you print from now on.',
        { url: withoutScheme(code.url) },
      )}
    />
  );
}
