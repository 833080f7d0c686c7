import { Alert, Button, Flex, Form, type FormInstance } from 'antd';
import { useCallback, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useCloseQuestion, useDialogTitle } from '../../sdk/index.js';
import { space } from '../../tokens/index.js';
import { DraftNotice } from './draft-notice.js';
import { formErrors } from './form-errors.js';
import { OfflineNotice, useIsOnline } from '../offline-notice.js';
import { showErrors, showFirstError } from './show-errors.js';
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
  /** `false` says that nothing was saved, and that the person knows why: the form stays with what was typed. */
  save: (values: Values) => Promise<void | false>;
  submitLabel: string;
  /** It deletes: in a dialog it is filled in anew each time. */
  danger?: boolean;
  /** Part of a page, not of a dialog: keeps a draft of what was typed, and asks before it is left unsaved. */
  isGuarded?: boolean;
  /** Keeps a draft under this name, where a dialog's title and the button do not tell a form from others at its address. */
  draftName?: string;
  /** A save empties it for the next one. */
  startsAnew?: boolean;
  onCancel?: () => void;
  children: ReactNode;
}

/** A form inside a panel or a dialog: errors at the field, Ctrl+Enter saves. In a dialog it keeps a draft of what was typed. */
export function SmallForm<Values extends object>(props: Props<Values>) {
  const { initialValues, fields, save, submitLabel, danger, isGuarded, draftName, startsAnew, onCancel, children } =
    props;
  const [form] = Form.useForm();
  const [general, setGeneral] = useState<string[]>([]);
  const [isSaving, setIsSaving] = useState(false);
  const isDirty = useRef(false);
  const draft = useRef<FormDraft>(undefined);
  const isOnline = useIsOnline();
  const dialog = useDialogTitle();
  const isKept = isGuarded || draftName !== undefined || (dialog !== undefined && !danger);
  const dropDraft = useCallback(() => draft.current?.drop(), []);
  useCloseQuestion(
    useCallback(() => (isDirty.current ? discard : undefined), []),
    dropDraft,
  );

  const submit = async (values: Values) => {
    setIsSaving(true);
    setGeneral([]);
    const wasDirty = isDirty.current;
    isDirty.current = false;
    try {
      if ((await save(values)) === false) {
        isDirty.current = wasDirty;
      } else {
        dropDraft();
        if (startsAnew) form.resetFields();
      }
    } catch (error) {
      isDirty.current = wasDirty;
      const found = formErrors(error, fields);
      setGeneral(found.general);
      showErrors(form, found.fields);
    }
    setIsSaving(false);
  };

  const cancel = () => {
    dropDraft();
    onCancel?.();
  };

  return (
    <Form<Values>
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={initialValues}
      onValuesChange={(_, values) => {
        isDirty.current = true;
        draft.current?.keep(values);
      }}
      onFinish={(values) => void submit(values)}
      onFinishFailed={() => showFirstError(form)}
      onKeyDownCapture={submitByKeys(form.submit)}
    >
      {isKept && (
        <Draft
          form={form}
          initialValues={initialValues}
          part={[dialog, draftName ?? submitLabel].filter(Boolean).join(' ')}
          isDirtyRef={isDirty}
          draftRef={draft}
        />
      )}
      {isGuarded && <Guard isDirtyRef={isDirty} />}
      {general.map((text) => (
        <Alert key={text} type="error" showIcon role="alert" message={text} style={{ marginBottom: space.md }} />
      ))}
      {children}
      {isSaving && !isOnline && <OfflineNotice />}
      <Flex gap={space.sm} wrap>
        <Button type="primary" danger={danger} htmlType="submit" loading={isSaving} title={t('Ctrl+Enter')}>
          {submitLabel}
        </Button>
        {onCancel && <Button onClick={cancel}>{t('Cancel')}</Button>}
      </Flex>
    </Form>
  );
}

interface DraftProps {
  form: FormInstance;
  initialValues: object;
  part: string;
  isDirtyRef: RefObject<boolean>;
  draftRef: RefObject<FormDraft | undefined>;
}

/** As an element: a page has room for one that asks before it is left. */
function Guard({ isDirtyRef }: Pick<DraftProps, 'isDirtyRef'>) {
  useUnsavedGuard(
    useCallback(() => isDirtyRef.current, [isDirtyRef]),
    { isKept: true },
  );
  return null;
}

/** As an element: a form that keeps none may stand where nobody is signed in. */
function Draft({ form, initialValues, part, isDirtyRef, draftRef }: DraftProps) {
  const own = useFormDraft({ form, initialValues, part });
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
