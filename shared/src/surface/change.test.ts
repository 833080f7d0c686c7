import { renderSurface } from './block.js';
import { complaint, refusal } from './change.js';

const operation = [
  'http: POST core /api/codes/create',
  'in: object',
  'in.name: string',
  'out: object',
  'out.id: string',
];
const shell = ['given', 'call: Call', 'theme: object', "theme.mode: 'light'"];
const text = (version: string, changed: Record<string, string[]> = {}) =>
  renderSurface(
    version,
    Object.entries({ 'api codes.create': operation, 'sdk Shell': shell, 'ui Panel': ['title: string'], ...changed })
      .filter(([, lines]) => lines.length)
      .map(([name, lines]) => ({ name, lines })),
  );
const committed = text('1.4.2');
const plus = (lines: string[], ...added: string[]) => ({ lines: [...lines, ...added] });

describe('writing the surface of the contract', () => {
  it('needs no other version when nothing changed, and allows a higher one', () => {
    expect(refusal(committed, text('1.4.2'))).toBeUndefined();
    expect(refusal(committed, text('1.5.0'))).toBeUndefined();
  });

  it('never lets the version sink', () => {
    expect(refusal(committed, text('1.4.1'))).toContain('never goes below 1.4.2');
  });

  it.each([
    ['an operation', { 'api codes.list': ['http: POST core /api/codes/list'] }],
    ['a declaration', { 'ui Heading': ['title: string'] }],
    ['an optional field of a request', { 'api codes.create': plus(operation, 'in.note?: string').lines }],
    [
      'required fields inside of an optional one that is new',
      { 'api codes.create': plus(operation, 'in.style?: object', 'in.style?.dots: string').lines },
    ],
    [
      'the items of an optional list that is new',
      { 'api codes.create': plus(operation, 'in.tags?: array', 'in.tags?[]: string').lines },
    ],
    ['a field of a reply', { 'api codes.create': plus(operation, 'out.url: string').lines }],
    ['an error', { 'api codes.create': plus(operation, 'error: code.slug_taken 409').lines }],
    ['a member of what the shell gives', { 'sdk Shell': plus(shell, 'signal: AbortSignal').lines }],
    ['a value of a closed set in a request', { 'api codes.create': plus(operation, 'in.name: "Menu"').lines }],
    ['a value of a closed set', { 'sdk Shell': plus(shell, "theme.mode: 'dark'").lines }],
    ['an optional member of what a remote hands in', { 'ui Panel': ['title: string', 'extra?: string'] }],
  ])('asks for a minor version when %s is added', (_, changed: Record<string, string[]>) => {
    expect(refusal(committed, text('1.4.2', changed))).toMatch(/minor change.* to 1\.5\.0 first \(it is 1\.4\.2\)/);
    expect(refusal(committed, text('1.4.3', changed))).toMatch(/minor change.* to 1\.5\.0 first/);
    expect(refusal(committed, text('1.5.0', changed))).toBeUndefined();
    expect(refusal(committed, text('2.0.0', changed))).toBeUndefined();
  });

  it.each([
    ['an operation is removed', { 'api codes.create': [] }],
    ['a member is removed', { 'sdk Shell': shell.slice(0, -1) }],
    ['a type is altered', { 'ui Panel': ['title: number'] }],
    ['a reply may lack a field', { 'api codes.create': operation.map((line) => line.replace('out.id', 'out.id?')) }],
    ['a request needs one more field', { 'api codes.create': plus(operation, 'in.type: string').lines }],
    ['a component needs one more property', { 'ui Panel': ['title: string', 'level: number'] }],
    ['the shell no longer makes a type itself', { 'sdk Shell': shell.slice(1) }],
  ])('asks for a major version when %s', (_, changed: Record<string, string[]>) => {
    expect(refusal(committed, text('1.4.2', changed))).toMatch(/major change.* to 2\.0\.0 first/);
    expect(refusal(committed, text('1.9.0', changed))).toMatch(/major change.* to 2\.0\.0 first \(it is 1\.9\.0\)/);
    expect(refusal(committed, text('2.0.0', changed))).toBeUndefined();
  });

  it('names the lines that ask for the version', () => {
    const changed = { 'ui Panel': ['title: string', 'level: number'], 'sdk Shell': shell.slice(0, -1) };
    expect(refusal(committed, text('1.4.2', changed))?.split('\n').slice(1)).toEqual([
      "  removed or altered: sdk Shell: theme.mode: 'light'",
      '  newly required: ui Panel: level: number',
    ]);
  });
});

describe('checking the surface of the contract', () => {
  it('is content with the text that the sources ask for, and with no other', () => {
    expect(complaint(committed, text('1.4.2'))).toBeUndefined();
    expect(complaint(committed, text('1.4.3'))).toContain('is not what the sources say');
  });

  it('says what changed, which version it asks for and how the text is written', () => {
    const changed = { 'ui Heading': ['title: string'] };
    const steps = [
      'shared/surface.txt is not what the sources say.',
      'This is a minor change of the contract: raise contractVersion in shared/src/values from 1.4.2 to 1.5.0 first (it is 1.4.2).',
      '  added: ui Heading',
      'Then write the text anew with `pnpm --filter @swapt/shared surface` and commit it.',
    ];
    expect(complaint(committed, text('1.4.2', changed))?.split('\n')).toEqual(steps);
    const raised = [steps[0], ...steps.slice(2)];
    expect(complaint(committed, text('1.5.0', changed))?.split('\n')).toEqual(raised);
  });
});
