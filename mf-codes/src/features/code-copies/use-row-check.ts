import { formErrors, useUnsavedGuard } from '@swapt/shared/ui';
import { useCallback, useRef, useState } from 'react';
import { problemsOf, type RowProblems } from './row-problems.js';

export interface Check<Row, Outcome> {
  rows: Row[];
  /** What would be made, or what is wrong with the rows. */
  outcome?: Outcome[];
  problems?: Map<number, RowProblems>;
}

interface Options<Row, Outcome> {
  /** Sends the rows; in a dry run it makes nothing and tells what would come of them. */
  send: (rows: Row[], isDry: boolean) => Promise<{ data: Outcome[] }>;
  onMade: (made: Outcome[]) => void;
}

/** A list that is tried before it is made. What was typed stays as it is, whatever the server says. */
export function useRowCheck<Row, Outcome>({ send, onMade }: Options<Row, Outcome>) {
  const [text, setText] = useState('');
  const [check, setCheck] = useState<Check<Row, Outcome>>();
  const [refusal, setRefusal] = useState<string>();
  const isDirty = useRef(false);
  useUnsavedGuard(useCallback(() => isDirty.current, []));

  const forget = () => {
    setCheck(undefined);
    setRefusal(undefined);
  };
  const run = async (rows: Row[], isDry: boolean) => {
    setRefusal(undefined);
    try {
      const { data } = await send(rows, isDry);
      if (isDry) return setCheck({ rows, outcome: data });
      isDirty.current = false;
      onMade(data);
    } catch (error) {
      const problems = problemsOf(error);
      setCheck(problems ? { rows, problems } : undefined);
      if (!problems) setRefusal(formErrors(error, []).general.join(' '));
    }
  };

  return {
    text,
    check,
    refusal,
    change: (next: string) => {
      setText(next);
      forget();
      isDirty.current = next.trim() !== '';
    },
    forget,
    /** Shows what would come of the rows, or why they cannot be read. */
    preview: ({ rows, problem }: { rows: Row[]; problem?: string }) => {
      forget();
      setRefusal(problem);
      if (!problem) void run(rows, true);
    },
    make: () => check && void run(check.rows, false),
  };
}
