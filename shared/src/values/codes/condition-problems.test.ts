import { ageProblem, datesProblem, scansProblem, timeProblem } from './condition-problems.js';

it.each([
  ['a window without a length', timeProblem({ from: '09:00', to: '09:00' }), 'to'],
  ['a window past midnight', timeProblem({ from: '22:00', to: '02:00' }), undefined],
  ['no day at all', datesProblem({}), 'from'],
  ['a last day before the first', datesProblem({ from: '2026-05-02', to: '2026-05-01' }), 'to'],
  ['a single day', datesProblem({ from: '2026-05-02', to: '2026-05-02' }), undefined],
  ['an open end', datesProblem({ from: '2026-05-02' }), undefined],
  ['no scan at all', scansProblem({ from: null, to: null }), 'from'],
  ['a last scan before the first', scansProblem({ from: 10, to: 9 }), 'to'],
  ['the first hundred scans', scansProblem({ to: 100 }), undefined],
  ['no age at all', ageProblem({}), 'from'],
  ['an age that nobody has', ageProblem({ from: 18, under: 18 }), 'under'],
  ['babies', ageProblem({ from: 0, under: 1 }), undefined],
])('%s', (_, problem, field) => {
  expect(problem?.[0]).toBe(field);
});
