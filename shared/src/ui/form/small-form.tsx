import { Alert, Button, Flex, Form, type FormInstance } from 'antd';
import { useCallback, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useCloseQuestion } from '../../sdk/index.js';
import { space } from '../../tokens/index.js';
import { DraftNotice } from './draft-notice.js';
import { formErrors } from './form-errors.js';
import { OfflineNotice, useIsOnline } from '../offline-notice.js';
import { submitByKeys } from './submit-by-keys.js';
import { useFormDraft, type FormDraft } from './use-form-draft.js';
import { useUnsavedGuard } from './use-unsaved-guard.js';
import { t } from '../../text/index.js';

const discard = {
  title: t('Close without saving?'),
  text: t('You will lose what you typed here.'),
  action: t('Close'),
  danger: true,
};

interface Props<Values extends object> {
  initialValues: Values;
  /** The name of every field, so that an error of the server finds its place. */
  fields: readonly (keyof Values & string)[];
  save: (values: Values) => Promise<void>;
  submitLabel: string;
  danger?: boolean;
  /** Part of a page, not of a dialog: keeps a draft of what was typed, and asks before it is left unsaved. */
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
  const draft = useRef<FormDraft>(undefined);
  const isOnline = useIsOnline();
  useCloseQuestion(useCallback(() => (isDirty.current ? discard : undefined), []));

  const submit = async (values: Values) => {
    setIsSaving(true);
    setGeneral([]);
    const wasDirty = isDirty.current;
    isDirty.current = false;
    try {
      await save(values);
      draft.current?.drop();
    } catch (error) {
      isDirty.current = wasDirty;
      const found = formErrors(error, fields);
      setGeneral(found.general);
      form.setFields(found.fields);
      const first = found.fields[0];
      if (first) form.scrollToField(first.name, { focus: true, block: 'center' });
    }
    setIsSaving(false);
  };

  return (
    <Form<Values>
      form={form}
      layout="vertical"
      requiredMark={false}
      scrollToFirstError={{ focus: true, block: 'center' }}
      initialValues={initialValues}
      onValuesChange={(_, values) => {
        isDirty.current = true;
        draft.current?.keep(values);
      }}
      onFinish={(values) => void submit(values)}
      onKeyDownCapture={submitByKeys(form.submit)}
    >
      {isGuarded && (
        <Guard form={form} initialValues={initialValues} part={submitLabel} isDirtyRef={isDirty} draftRef={draft} />
      )}
      {general.map((text) => (
        <Alert key={text} type="error" showIcon role="alert" message={text} style={{ marginBottom: space.md }} />
      ))}
      {children}
      {isSaving && !isOnline && <OfflineNotice />}
      <Flex gap={space.sm} wrap>
        <Button type="primary" danger={danger} htmlType="submit" loading={isSaving} title={t('Ctrl+Enter')}>
          {submitLabel}
        </Button>
        {onCancel && <Button onClick={onCancel}>{t('Cancel')}</Button>}
      </Flex>
    </Form>
  );
}

interface GuardProps {
  form: FormInstance;
  initialValues: object;
  part: string;
  isDirtyRef: RefObject<boolean>;
  draftRef: RefObject<FormDraft | undefined>;
}

/** Draft and guard as an element: a page has room for one, so forms in dialogs go without. */
function Guard({ form, initialValues, part, isDirtyRef, draftRef }: GuardProps) {
  const own = useFormDraft({ form, initialValues, part });
  useUnsavedGuard(
    useCallback(() => isDirtyRef.current, [isDirtyRef]),
    { isKept: true },
  );
  const { restoredAt } = own;
  useEffect(() => {
    draftRef.current = own;
  });
  useEffect(() => {
    if (restoredAt) isDirtyRef.current = true;
  }, [restoredAt, isDirtyRef]);
  if (!restoredAt) return null;
  const startOver = () => {
    own.startOver();
    isDirtyRef.current = false;
  };
  return (
    <div style={{ marginBottom: space.md }}>
      <DraftNotice at={restoredAt} onStartOver={startOver} />
    </div>
  );
}
