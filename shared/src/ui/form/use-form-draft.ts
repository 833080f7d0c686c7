import type { FormInstance } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { isSame, withoutSecrets } from '../../drafts/index.js';
import { useLocation } from '../../router/index.js';
import { useShell } from '../../sdk/index.js';

interface Options<Values extends object, Basis> {
  form: FormInstance;
  initialValues: Values;
  /** What the form was filled from. A draft keeps it, so that a save can tell what was stored when it was typed. */
  basis?: Basis;
  /** Fields that mean nothing without each other: a draft has all of them, or none. */
  together?: readonly string[];
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

/** Gives up what was typed into the form of this address, before the form is filled anew. */
export function useDropDraft(): () => void {
  const { drafts } = useShell();
  const name = useDraftName('');
  return () => drafts.drop(name);
}

/** What a form does with what is typed into it. */
export type FormDraft = ReturnType<typeof useFormDraft>;

/**
 * Keeps what is typed into a form, and fills it in again when the person comes back to its address: after Back, a new sign-in, or a crash of the tab.
 * Only fields that differ from what the form began with are kept, so that the others show what is stored by then.
 */
export function useFormDraft<Values extends object, Basis = undefined>(options: Options<Values, Basis>) {
  const { form, initialValues, part = '', together = [] } = options;
  const { drafts } = useShell();
  const name = useDraftName(part);
  const current = useRef(name);
  const [kept, setKept] = useState(() => drafts.read(name));
  const first = useRef(initialValues);
  // The parse edge: nobody but this hook writes it.
  const basis = (kept?.basis ?? options.basis) as Basis;

  // What else is chosen on the screen may stand in its address, and the draft goes with it.
  useEffect(() => {
    const before = current.current;
    current.current = name;
    const typed = before === name ? undefined : drafts.read(before);
    if (!typed) return;
    drafts.drop(before);
    drafts.keep(name, typed.values, typed.basis);
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
    /** What the values were made from: an older one than is stored now where they are a draft. */
    basis,
    keep: (values: Values) => {
      const differs = (field: string) => !isSame(Reflect.get(values, field), Reflect.get(first.current, field));
      const isTogether = together.some(differs);
      const changed = Object.entries(values).filter(
        ([field]) => differs(field) || (isTogether && together.includes(field)),
      );
      const safe = withoutSecrets(Object.fromEntries(changed));
      if (Object.keys(safe).length > 0) drafts.keep(current.current, safe, basis);
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
