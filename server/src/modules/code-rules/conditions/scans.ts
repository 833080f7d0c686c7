import { scansProblem } from '@swapt/shared/values';
import { defineCondition } from './condition.js';

function span(from: number | undefined, to: number | undefined): string {
  if (from === undefined) return `the first ${to}`;
  return to === undefined ? `number ${from} and later` : `numbers ${from} to ${to}`;
}

export const scans = defineCondition('scans', {
  matches: ({ from = 0, to = Infinity }, { scan }) => scan >= from && scan <= to,
  explain: ({ from, to }, { scan }) => `It is scan number ${scan}, and the rule is for ${span(from, to)}.`,
  problemsOf: (condition) => [scansProblem(condition)],
});
