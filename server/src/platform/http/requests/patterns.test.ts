import { contract, pageBlocks, PageRoot, type Operation } from '@swapt/shared/contract';
import { runModule } from '../../../testing/run-module.js';

/** Asks the lint rules of the repository, as they are set there, about patterns; the type-aware rules would take far longer. */
const script = `
  import { readFileSync } from 'node:fs';
  import { Linter } from 'eslint';
  import config from './eslint.config.mjs';
  const names = ['regexp/no-super-linear-backtracking', 'regexp/no-dupe-disjunctions'];
  const { rules, plugins } = config.find((part) => names.every((name) => part.rules?.[name] && part.rules[name] !== 'off'));
  const used = Object.fromEntries(names.map((name) => [name, rules[name]]));
  const settings = [{ plugins: { regexp: plugins.regexp }, rules: used }];
  const patterns = JSON.parse(readFileSync(0, 'utf8'));
  const isRefused = (pattern) => new Linter().verify('export const a = new RegExp(' + JSON.stringify(pattern) + ', "u");', settings).length > 0;
  process.stdout.write(JSON.stringify(patterns.filter(isRefused)));
`;
const refused = (patterns: string[]) => runModule(script, patterns) as string[];

it('never matches a text in more than linear time: lint finds what does', () => {
  const planted = [
    '^tel:\\+?[0-9().*#\\-]*[0-9][0-9().*#\\-]*(;[\\w.\\-]+=[\\w.+\\-]+)*$',
    '^sms:\\+?[0-9().\\-]*[0-9][0-9().\\-]*([?;&]\\S*)?$',
    '^(a+)+$',
    '^(?:[a-z]|[a-z0-9])*!$',
  ];
  expect(refused([...planted, '^tel:\\+?[().*#\\-]*[0-9][0-9().*#\\-]*$'])).toEqual(planted);
});

it('never matches a field of a request in more than linear time', () => {
  const found = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, part] of Object.entries(value)) {
      if (key === 'pattern' && typeof part === 'string') found.add(part);
      collect(part);
    }
  };
  collect(Object.values<Operation>(contract).map(({ input }) => input));
  collect([pageBlocks, PageRoot]);
  expect(found.size).toBeGreaterThan(10);
  expect(refused([...found])).toEqual([]);
});
