import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { typeBlocks } from './type-blocks.js';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

/** The lines per exported name of one entry, `index.ts`. */
function linesOf(files: Record<string, string>) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'surface-')));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const blocks = typeBlocks(
    { files: { entry: join(folder, 'index.ts') }, namesOnly: [], without: ['version'], home: `${folder}/` },
    { strict: true, target: ts.ScriptTarget.ES2022, moduleResolution: ts.ModuleResolutionKind.Bundler, types: [] },
  );
  return Object.fromEntries(blocks.map(({ name, lines }) => [name.slice('entry '.length), lines]));
}

it('says each member of a type in a line of its own, with what is nested', () => {
  const index = `
    export type Mode = 'light' | 'dark';
    /** What a screen gets. @given */
    export interface Shell {
      /** Not part of the text. */
      call: (id: string, options?: { retry: boolean }) => Promise<void>;
      theme: { mode: Mode; size?: number };
      rows: { id: string }[];
    }`;
  expect(linesOf({ 'index.ts': index })).toEqual({
    Mode: expect.arrayContaining(["| 'light'", "| 'dark'"]),
    Shell: [
      'given',
      'call: (id: string, options?: { retry: boolean; }) => Promise<void>',
      'theme: object',
      expect.stringMatching(/^theme\.mode: '(light|dark)'$/),
      expect.stringMatching(/^theme\.mode: '(light|dark)'$/),
      'theme.size?: number',
      'rows: array',
      'rows[]: object',
      'rows[].id: string',
    ],
  });
});

it('leaves out bodies, values and the version, and follows what is exported from other files', () => {
  expect(
    linesOf({
      'index.ts': `
        export * from './more.js';
        export const version = '1.0.0';
        export const width = 320;
        export const sizes = { small: 1, large: 2 };`,
      'more.ts': `
        const hidden = 1;
        export function double(value: number, times = 2) { return value * times * hidden; }`,
    }),
  ).toEqual({
    width: ['= number'],
    sizes: ['has small', 'has large'],
    double: ['call: (value: number, times?: number) => number'],
  });
});

it('spells out what a declaration uses and nobody can name', () => {
  const lines = (member: string) =>
    linesOf({
      'index.ts': `
        interface Props { title: string; ${member} }
        type Host = 'a' | 'b';
        export function panel({ title }: Props): void { void title; }
        export interface Options { bases: Partial<Record<Host, string>> }`,
    });
  expect(lines('')).toEqual({
    panel: ['call: (props: object) => void', 'props: object', 'props.title: string'],
    Options: ['bases: Partial<Record<Host, string>>', "where Host: 'a'", "where Host: 'b'"],
  });
  expect(lines('extra?: boolean;').panel).toContain('props.extra?: boolean');
});

it('writes a declaration the same whatever stands before it', () => {
  const pick = "export const pick = (late: boolean) => (late ? ('dusk' as const) : ('dawn' as const));";
  const { pick: alone } = linesOf({ 'index.ts': pick });
  expect(alone).toEqual([expect.stringContaining("'dawn' | 'dusk'")]);
  expect(linesOf({ 'index.ts': `export type First = 'dawn';\n${pick}` }).pick).toEqual(alone);
  expect(linesOf({ 'index.ts': `export type First = 'dusk';\n${pick}` }).pick).toEqual(alone);
});

it('asks for an entry that exists', () => {
  expect(() => linesOf({ 'index.ts': 'void 0;' })).toThrow('exports nothing');
});
