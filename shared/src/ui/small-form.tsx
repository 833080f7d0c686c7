import { Alert, Button, Flex, Form } from 'antd';
import { useCallback, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { space } from '../tokens/index.js';
import { formErrors } from './form-errors.js';
import { useUnsavedGuard } from './use-unsaved-guard.js';

interface Props<Values extends object> {
  initialValues: Values;
  /** The name of every field, so that an error of the server finds its place. */
  fields: readonly (keyof Values & string)[];
  save: (values: Values) => Promise<void>;
  submitLabel: string;
  danger?: boolean;
  /** Part of a page, not of a dialog: asks before unsaved changes are left. */
  isGuarded?: boolean;
  onCancel?: () => void;
  children: ReactNode;
}

/** A form inside a panel or a dialog: errors at the field, Ctrl+Enter saves. */
export function SmallForm<Values extends object>(props: Props<Values>) {
  const { initialValues, fields, save, submitLabel, danger, isGuarded, onCancel, children } = props;
  const [form] = Form.useForm();
  const [general, setGeneral] = useState<string[]>([]);
  const [isSaving, setIsSaving] = useState(false);
  const isDirty = useRef(false);
  const askDirty = useCallback(() => isDirty.current, []);

  const submit = async (values: Values) => {
    setIsSaving(true);
    setGeneral([]);
    const wasDirty = isDirty.current;
    isDirty.current = false;
    try {
      await save(values);
    } catch (error) {
      isDirty.current = wasDirty;
      const found = formErrors(error, fields);
      setGeneral(found.general);
      form.setFields(found.fields);
    }
    setIsSaving(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.submit();
  };

  return (
    <Form<Values>
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={initialValues}
      onValuesChange={() => (isDirty.current = true)}
      onFinish={(values) => void submit(values)}
      onKeyDown={onKeyDown}
    >
      {isGuarded && <UnsavedGuard isDirty={askDirty} />}
      {general.map((text) => (
        <Alert key={text} type="error" showIcon role="alert" message={text} style={{ marginBottom: space.md }} />
      ))}
      {children}
      <Flex gap={space.sm} wrap>
        <Button type="primary" danger={danger} htmlType="submit" loading={isSaving} title="Ctrl+Enter">
          {submitLabel}
        </Button>
        {onCancel && <Button onClick={onCancel}>Cancel</Button>}
      </Flex>
    </Form>
  );
}

/** The guard as an element: a page has room for one, so forms in dialogs go without. */
function UnsavedGuard({ isDirty }: { isDirty: () => boolean }) {
  useUnsavedGuard(isDirty);
  return null;
}
