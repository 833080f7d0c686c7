import type { FormInstance } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { isSame, withoutSecrets } from '../../drafts/index.js';
import { useLocation } from '../../router/index.js';
import { useShell } from '../../sdk/index.js';

interface Options<Values extends object> {
  form: FormInstance;
  initialValues: Values;
  /** Tells the forms of one screen apart. */
  part?: string;
}

const useDraftName = (part: string): string => {
  const { pathname, search } = useLocation();
  return pathname + search + part;
};

/** Whether a form that shows only when asked for has a draft that waits for its person. */
export function useHasDraft(part: string): boolean {
  const { drafts } = useShell();
  return drafts.read(useDraftName(part)) !== undefined;
}

/** What a form does with what is typed into it. */
export type FormDraft = ReturnType<typeof useFormDraft>;

/**
 * Keeps what is typed into a form, and fills it in again when the person comes back to its address: after Back, a new sign-in, or a crash of the tab.
 * Only fields that differ from what the form began with are kept, so that the others show what is stored by then.
 */
export function useFormDraft<Values extends object>({ form, initialValues, part = '' }: Options<Values>) {
  const { drafts } = useShell();
  const name = useDraftName(part);
  const current = useRef(name);
  const [kept, setKept] = useState(() => drafts.read(name));
  const first = useRef(initialValues);

  // What else is chosen on the screen may stand in its address, and the draft goes with it.
  useEffect(() => {
    const before = current.current;
    current.current = name;
    const typed = before === name ? undefined : drafts.read(before);
    if (!typed) return;
    drafts.drop(before);
    drafts.keep(name, typed.values);
  }, [drafts, name]);

  useEffect(() => {
    if (kept) form.setFieldsValue(kept.values);
  }, [form, kept]);

  const drop = () => {
    drafts.drop(current.current);
    setKept(undefined);
  };
  return {
    /** When the values were kept that the form was filled with. */
    restoredAt: kept?.at,
    keep: (values: Values) => {
      const changed = Object.entries(values).filter(
        ([field, value]) => !isSame(value, Reflect.get(first.current, field)),
      );
      const safe = withoutSecrets(Object.fromEntries(changed));
      if (Object.keys(safe).length > 0) drafts.keep(current.current, safe);
      else drafts.drop(current.current);
    },
    drop,
    /** Gives up what was kept: the form is as it began. */
    startOver: () => {
      drop();
      form.resetFields();
    },
  };
}
