import { useCallback, useRef, useState } from 'react';
import { formErrors } from '../form/form-errors.js';
import { useUnsavedGuard } from '../form/use-unsaved-guard.js';
import {
  chooseColumn,
  guessColumns,
  isTitleRow,
  missingColumns,
  rechooseColumns,
  rowsOf,
  type ImportColumn,
  type ImportField,
  type ImportRow,
  type NumberedRow,
} from './import-field.js';
import { useListDraft } from './use-list-draft.js';
import { readTable, type ReadTable } from './read-table.js';
import { problemsOf, type RowProblems } from './row-problems.js';

/** What a dry run said of the rows. */
export interface Checked<Name extends string, Outcome> {
  rows: NumberedRow<Name>[];
  outcome?: readonly Outcome[];
  problems?: Map<number, RowProblems>;
}

export type ImportStep = 'upload' | 'columns' | 'check' | 'run';

export interface ImportOptions<Name extends string, Outcome> {
  fields: readonly ImportField<Name>[];
  /** What is imported, in words. */
  noun: { one: string; many: string };
  /** How many rows there may be. */
  limit: number;
  /**
   * Says what would come of the rows and makes nothing; throws an error that names bad rows as `data.0.name`. Says how many are checked where it
   * works in parts.
   */
  check: (rows: ImportRow<Name>[], onProgress: (checked: number) => void) => Promise<readonly Outcome[]>;
  /** Makes them. Says how many are made where it works in parts. */
  run: (rows: ImportRow<Name>[], onProgress: (made: number) => void) => Promise<void>;
}

const sentence = (error: unknown) => formErrors(error, []).general.join(' ');

/** The steps of an import. What was typed stays as it is, whatever the server says. */
export function useImport<Name extends string, Outcome>(options: ImportOptions<Name, Outcome>) {
  const { fields, noun, limit, check, run } = options;
  const [step, setStep] = useState<ImportStep>('upload');
  const draft = useListDraft();
  const [table, setTable] = useState<ReadTable>();
  const [columns, setColumns] = useState<ImportColumn<Name>[]>([]);
  const [checked, setChecked] = useState<Checked<Name, Outcome>>();
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [checking, setChecking] = useState<number>();
  const [made, setMade] = useState<number>();
  const isDirty = useRef(draft.restoredAt !== undefined);
  useUnsavedGuard(
    useCallback(() => isDirty.current, []),
    { isKept: draft.isKept },
  );

  const open = (next: ImportStep) => {
    setRefusal(undefined);
    setStep(next);
  };
  const read = () => {
    const found = readTable(draft.text, {
      isTitleRow: (cells) => isTitleRow(fields, cells),
      most: fields.length,
      limit,
      nouns: noun.many,
    });
    if (found.problem) return setRefusal(found.problem);
    setTable(found);
    setColumns(rechooseColumns(fields, guessColumns(fields, found.titles, found.lines), draft.columns));
    open('columns');
  };
  const dryRun = async (rows: NumberedRow<Name>[]) => {
    setIsBusy(true);
    setRefusal(undefined);
    try {
      const outcome = await check(
        rows.map(({ row }) => row),
        setChecking,
      );
      setChecked({ rows, outcome });
      setStep('check');
    } catch (error) {
      const problems = problemsOf(error);
      if (problems) {
        setChecked({ rows, problems });
        setStep('check');
      } else setRefusal(sentence(error));
    }
    setIsBusy(false);
    setChecking(undefined);
  };
  const start = async () => {
    if (!checked) return;
    open('run');
    setMade(undefined);
    try {
      await run(
        checked.rows.map(({ row }) => row),
        setMade,
      );
      isDirty.current = false;
      draft.drop();
    } catch (error) {
      const problems = problemsOf(error);
      if (problems) setChecked({ rows: checked.rows, problems });
      else setRefusal(sentence(error));
      setStep('check');
    }
  };

  return {
    step,
    text: draft.text,
    restoredAt: draft.restoredAt,
    table,
    columns,
    checked,
    refusal,
    isBusy,
    checking,
    made,
    open,
    read,
    change: (next: string) => {
      draft.change(next);
      setRefusal(undefined);
      isDirty.current = next.trim() !== '';
    },
    startOver: () => {
      draft.startOver();
      setRefusal(undefined);
      isDirty.current = false;
    },
    choose: (at: number, field: Name | undefined) => {
      setRefusal(undefined);
      const chosen = chooseColumn(columns, at, field);
      setColumns(chosen);
      draft.choose(chosen);
    },
    checkColumns: () => {
      const missing = missingColumns(fields, columns);
      if (missing) return setRefusal(missing);
      void dryRun(rowsOf(fields, columns, table?.lines ?? []));
    },
    /** Leaves the bad rows out and asks again, as a row may be wrong because of another one. */
    leaveOut: () => {
      if (checked) void dryRun(checked.rows.filter((_, index) => !checked.problems?.has(index)));
    },
    start: () => void start(),
  };
}
