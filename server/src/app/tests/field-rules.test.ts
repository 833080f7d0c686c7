import { runModule } from '../../testing/run-module.js';

/** Asks the rule about syntax, as the repository sets it for each file, about a field planted there. */
const script = `
  import { readFileSync } from 'node:fs';
  import { ESLint, Linter } from 'eslint';
  import tseslint from 'typescript-eslint';
  const name = 'no-restricted-syntax';
  const eslint = new ESLint();
  const messagesAt = async ([file, source]) => {
    const { rules } = await eslint.calculateConfigForFile(file);
    const parserOptions = { ecmaFeatures: { jsx: true } };
    const config = { files: ['**/*.tsx'], rules: { [name]: rules[name] ?? 'off' }, languageOptions: { parser: tseslint.parser, parserOptions } };
    const found = new Linter({ cwd: process.cwd() }).verify(source, config, { filename: process.cwd() + '/' + file });
    return found.map(({ message }) => message);
  };
  const planted = JSON.parse(readFileSync(0, 'utf8'));
  process.stdout.write(JSON.stringify(await Promise.all(planted.map(messagesAt))));
`;

const field = 'export const Field = () => <Input maxLength={40} />;';
const counted = 'export const Field = () => <TextInput max={40} />;';

describe('a text field of the console', () => {
  it('that cuts what is typed is refused by lint, in each of its packages', () => {
    const files = ['shell/src/console/x.tsx', 'mf-codes/src/x.tsx', 'mf-stores/src/x.tsx', 'shared/src/ui/x.tsx'];
    const said = runModule(
      script,
      files.map((file) => [file, field]),
    ) as string[][];
    expect(said).toEqual(files.map(() => [expect.stringContaining('Nothing typed is cut off')]));
  });

  it('that counts is not, nor is the plain field of a shopper', () => {
    const allowed = [
      ['mf-codes/src/x.tsx', counted],
      ['mf-public/src/x.tsx', field],
    ];
    expect(runModule(script, allowed)).toEqual([[], []]);
  });
});

describe('a select of a field that is required', () => {
  const inField = (field: string, select: string) =>
    `export const Field = () => <Form.Item name="kind" ${field}><${select} options={kinds} /></Form.Item>;`;
  const required = ['required', 'rules={[{ required: true }]}', 'rules={[{ required: isRequired, message }, other]}'];

  it('that lets it be called required where it has no role is refused by lint', () => {
    const planted = required.flatMap((field) =>
      ['shell/src/console/x.tsx', 'mf-codes/src/x.tsx', 'shared/src/ui/x.tsx'].map((file) => [
        file,
        inField(field, 'Select'),
      ]),
    );
    expect(runModule(script, planted)).toEqual(planted.map(() => [expect.stringContaining('<RequiredSelect>')]));
  });

  it('that does not is allowed, and so is one of a field that may stay empty', () => {
    const allowed = [
      ...required.map((field) => ['mf-codes/src/x.tsx', inField(field, 'RequiredSelect')]),
      ['mf-codes/src/x.tsx', inField('rules={[{ max: 3 }]}', 'Select')],
    ];
    expect(runModule(script, allowed)).toEqual(allowed.map(() => []));
  });
});
