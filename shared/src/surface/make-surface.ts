import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { contract } from '../contract/index.js';
import { contractLibraries } from '../build/shared-libraries.mjs';
import { contractVersion } from '../values/index.js';
import { apiBlocks } from './api-blocks.js';
import { renderSurface } from './block.js';
import { typeBlocks } from './type-blocks.js';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Where the committed text stands. */
export const surfaceFile = `${root}surface.txt`;

/** What packages are built and tested with is no part of what runs in the browser; a style sheet exports nothing, and texts are no contract. */
const isOutside = ([name, file]: readonly [string, string]) =>
  /^(build|testing|messages)(\/|$)/.test(name) || file.endsWith('.css');

/** The text that the sources of now ask for. */
export function makeSurface(): string {
  const { exports } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { exports: Record<string, string> };
  const entries = Object.entries(exports)
    .map(([name, file]) => [name.slice('./'.length), `${root}${file.slice('./'.length)}`] as const)
    .filter((entry) => !isOutside(entry));
  const config = ts.getParsedCommandLineOfConfigFile(
    `${root}tsconfig.json`,
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} },
  );
  const types = typeBlocks(
    {
      files: Object.fromEntries(entries),
      namesOnly: ['contract'],
      without: ['contractVersion', 'appVersion'],
      home: `${root}src/`,
    },
    config?.options ?? {},
  );
  const libraries = { name: 'libraries', lines: contractLibraries() };
  return renderSurface(contractVersion, [...apiBlocks(contract), ...types, libraries]);
}
