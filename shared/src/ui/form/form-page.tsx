import { Alert, Flex, Form, type FormInstance } from 'antd';
import { useCallback, useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { useShell } from '../../sdk/index.js';
import { space } from '../../tokens/index.js';
import { DraftNotice } from './draft-notice.js';
import { formErrors } from './form-errors.js';
import { Page, type PageProps } from '../page.js';
import { SaveBar } from './save-bar.js';
import { showErrors, showFirstError } from './show-errors.js';
import { submitByKeys } from './submit-by-keys.js';
import { useFormDraft } from './use-form-draft.js';
import { useIsNarrow } from '../use-media.js';
import { useUnsavedGuard } from './use-unsaved-guard.js';
import { t } from '../../text/index.js';

type FieldName<Values> = (keyof Values & string) | `${keyof Values & string}.${string}`;

export interface FormPageProps<Values extends object, Saved, Basis = undefined> extends Omit<
  PageProps,
  'children' | 'actions'
> {
  form: FormInstance;
  initialValues: Values;
  /** The name of every field, `content.ssid` for one inside of another, so that an error of the server finds its place. */
  fields: readonly FieldName<Values>[];
  /** What the form was filled from, such as a record with its revision. A draft keeps it, and `save` gets that of the draft. */
  basis?: Basis;
  /** Fields that mean nothing without each other: a draft has all of them, or none. */
  together?: readonly (keyof Values & string)[];
  save: (values: Values, basis: Basis) => Promise<Saved>;
  /** Whether the screen itself says why a save was refused, with a way on. */
  saysItself?: (error: unknown) => boolean;
  onSaved: (saved: Saved) => void;
  onCancel: () => void;
  submitLabel: string;
  cancelLabel?: string;
  onValuesChange?: (values: Values) => void;
  /** Has a table or a grid in it, which needs more room than lines of text. */
  isWide?: boolean;
  /** Stands beside the form; on a phone above it, staying in sight, so it should be low there. */
  aside?: ReactNode;
  children: ReactNode;
}

const asideBeside: CSSProperties = { flex: '0 0 340px', minWidth: 0, position: 'sticky', top: space.lg };
/** Below the console's top bar. */
const asideAbove: CSSProperties = { order: -1, position: 'sticky', top: 64, zIndex: 5 };

/** A form as a screen: labels above, errors at the field, a draft of what was typed, and a button to save that stays in sight. */
export const FormPage = <Values extends object, Saved, Basis = undefined>(
  props: FormPageProps<Values, Saved, Basis>,
) => (
  <Page {...props}>
    <PageForm {...props} />
  </Page>
);

/** The same inside of a screen that has its frame already. */
export function PageForm<Values extends object, Saved, Basis = undefined>(
  props: Omit<FormPageProps<Values, Saved, Basis>, keyof PageProps> & { children: ReactNode },
) {
  const { form, initialValues, basis, together, fields, save, saysItself, onSaved, onCancel } = props;
  const { submitLabel, cancelLabel, onValuesChange, aside, isWide, children } = props;
  const isNarrow = useIsNarrow();
  const [general, setGeneral] = useState<string[]>([]);
  const [isSaving, setIsSaving] = useState(false);
  const { notify, report } = useShell();
  const draft = useFormDraft({ form, initialValues, basis, together });
  const isDirty = useRef(draft.restoredAt !== undefined);
  useUnsavedGuard(
    useCallback(() => isDirty.current, []),
    { isKept: true },
  );

  // A save goes on when its page is left, as one that waits for the network does. Then it leads nobody anywhere.
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => void (isGone.current = true);
  }, []);

  const submit = async (values: Values) => {
    setIsSaving(true);
    setGeneral([]);
    try {
      const saved = await save(values, draft.basis);
      isDirty.current = false;
      draft.drop();
      if (isGone.current) notify.success(t('What you saved before you left that page is saved now.'));
      else onSaved(saved);
    } catch (error) {
      if (isGone.current) return report(error);
      if (saysItself?.(error)) return;
      // Those of lists, whose names have a number in them, are known once they are there.
      const shown = form.getFieldsError().map(({ name }) => name.join('.'));
      const found = formErrors(error, [...fields, ...shown]);
      setGeneral(found.general);
      showErrors(form, found.fields);
    } finally {
      setIsSaving(false);
    }
  };

  const startOver = () => {
    draft.startOver();
    isDirty.current = false;
    onValuesChange?.(initialValues);
  };

  return (
    <Form<Values>
      form={form}
      layout="vertical"
      initialValues={initialValues}
      // One part of the label’s line, so that it follows a label that is broken into two.
      requiredMark={(label, { required }) => (
        <span>
          {label}
          {!required && <span style={{ opacity: 0.75 }}>{t(' (optional)')}</span>}
        </span>
      )}
      validateTrigger="onBlur"
      onValuesChange={(changed: Partial<Values>, values) => {
        isDirty.current = true;
        draft.keep(values);
        // What was said about the value before says nothing about this one.
        const stale = form
          .getFieldsError()
          .filter(({ name, errors }) => errors.length > 0 && hasPart(changed, name.map(String)));
        form.setFields(stale.map(({ name }) => ({ name, errors: [] })));
        onValuesChange?.(values);
      }}
      onFinish={(values) => void submit(values)}
      onFinishFailed={() => showFirstError(form)}
      onKeyDownCapture={submitByKeys(form.submit)}
    >
      <Flex gap={space.lg} vertical={isNarrow} align={isNarrow ? 'stretch' : 'flex-start'}>
        <Flex vertical gap={space.lg} style={{ flex: '1 1 0', minWidth: 0, maxWidth: isWide ? 1080 : 720 }}>
          {draft.restoredAt && <DraftNotice at={draft.restoredAt} onStartOver={startOver} />}
          {general.length > 0 && (
            <Alert type="error" showIcon message={general[0]} description={general.slice(1).join(' ')} />
          )}
          {children}
          <SaveBar label={submitLabel} isSaving={isSaving} cancelLabel={cancelLabel} onCancel={onCancel} />
        </Flex>
        {aside && <div style={isNarrow ? asideAbove : asideBeside}>{aside}</div>}
      </Flex>
    </Form>
  );
}

/** Whether a part of the form's values is among those that changed. */
function hasPart(changed: unknown, [first, ...rest]: readonly string[]): boolean {
  if (first === undefined) return true;
  return (
    typeof changed === 'object' && changed !== null && first in changed && hasPart(Reflect.get(changed, first), rest)
  );
}
