import type { FormInstance } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { withoutSecrets } from '../drafts/index.js';
import { useLocation } from '../router/index.js';
import { useShell } from '../sdk/index.js';

interface Options<Values extends object> {
  form: FormInstance;
  initialValues: Values;
  /** Tells the forms of one screen apart. */
  part?: string;
}

/** What a form does with what is typed into it. */
export type FormDraft = ReturnType<typeof useFormDraft>;

/**
 * Keeps what is typed into a form, and fills it in again when the person comes back to its address: after Back, a new sign-in, or a crash of the tab.
 * Only fields that differ from what the form began with are kept, so that the others show what is stored by then.
 */
export function useFormDraft<Values extends object>({ form, initialValues, part = '' }: Options<Values>) {
  const { drafts } = useShell();
  const { pathname, search } = useLocation();
  const [name] = useState(pathname + search + part);
  const [kept, setKept] = useState(() => drafts.read(name));
  const first = useRef(initialValues);

  useEffect(() => {
    if (kept) form.setFieldsValue(kept.values);
  }, [form, kept]);

  return {
    /** When the values were kept that the form was filled with. */
    restoredAt: kept?.at,
    keep: (values: Values) => {
      const changed = Object.entries(values).filter(
        ([field, value]) => !isSame(value, Reflect.get(first.current, field)),
      );
      const safe = withoutSecrets(Object.fromEntries(changed));
      if (Object.keys(safe).length > 0) drafts.keep(name, safe);
      else drafts.drop(name);
    },
    drop: () => drafts.drop(name),
    /** Gives up what was kept: the form is as it began. */
    startOver: () => {
      drafts.drop(name);
      setKept(undefined);
      form.resetFields();
    },
  };
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
