import { useState } from 'react';
import { useLocation } from '../../router/index.js';
import { useShell } from '../../sdk/index.js';

const textOf = (values: object | undefined): string => {
  const text: unknown = values && Reflect.get(values, 'list');
  return typeof text === 'string' ? text : '';
};

/** The list as it was typed, there again after Back, a new sign-in or a crash of the tab. */
export function useListDraft() {
  const { drafts } = useShell();
  const { pathname, search } = useLocation();
  const name = `${pathname}${search} list`;
  const [kept, setKept] = useState(() => drafts.read(name));
  const [text, setText] = useState(textOf(kept?.values));

  const change = (next: string) => {
    setText(next);
    if (next.trim() === '') drafts.drop(name);
    else drafts.keep(name, { list: next });
  };
  return {
    text,
    change,
    /** When the list was typed that is shown again. */
    restoredAt: kept?.at,
    drop: () => drafts.drop(name),
    startOver: () => {
      setKept(undefined);
      change('');
    },
  };
}
