import { useState } from 'react';
import { useLocation } from '../../router/index.js';
import { useShell } from '../../sdk/index.js';
import type { ChosenColumn } from './import-field.js';

/** What browsers have room for, and writing costs nothing. */
const mostKept = 1_000_000;

interface ListDraft {
  list: string;
  columns: readonly ChosenColumn[];
}

const isColumn = (column: unknown): column is ChosenColumn =>
  typeof column === 'object' && column !== null && 'title' in column && typeof column.title === 'string';

function draftOf(values: object = {}): ListDraft {
  const list: unknown = Reflect.get(values, 'list');
  const columns: unknown = Reflect.get(values, 'columns');
  return {
    list: typeof list === 'string' ? list : '',
    columns: Array.isArray(columns) ? columns.filter(isColumn) : [],
  };
}

/** The list as it was typed and what its columns become, there again after Back, a new sign-in or a crash of the tab. */
export function useListDraft() {
  const { drafts } = useShell();
  const { pathname, search } = useLocation();
  const name = `${pathname}${search} list`;
  const [kept, setKept] = useState(() => drafts.read(name));
  const [draft, setDraft] = useState(() => draftOf(kept?.values));

  const change = (next: Partial<ListDraft>) => {
    const changed = { ...draft, ...next };
    setDraft(changed);
    if (changed.list.trim() === '' || changed.list.length > mostKept) drafts.drop(name);
    else drafts.keep(name, changed);
  };
  return {
    text: draft.list,
    /** A file of many thousand rows is not: whoever leaves is asked. */
    isKept: draft.list.length <= mostKept,
    columns: draft.columns,
    change: (list: string) => change({ list }),
    choose: (columns: readonly ChosenColumn[]) =>
      change({ columns: columns.map(({ title, field }) => ({ title, field })) }),
    /** When the list was typed that is shown again. */
    restoredAt: kept?.at,
    drop: () => drafts.drop(name),
    startOver: () => {
      setKept(undefined);
      change({ list: '', columns: [] });
    },
  };
}
