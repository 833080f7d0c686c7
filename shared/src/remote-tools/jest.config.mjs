import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { jestCompile } from './jest-compile.mjs';

const require = createRequire(import.meta.url);
const testing = fileURLToPath(new URL('../testing', import.meta.url));

/** Published as ES modules only, or as TypeScript, so these are compiled too. */
const compiled = ['@swapt/shared', '@ant-design/icons-svg', '@formatjs', 'icu-minify', 'qr', 'typebox', 'zxing-wasm'];

/** The tests of the remote in this folder, in a page without a browser. */
export default {
  rootDir: process.cwd(),
  testEnvironment: require.resolve('jest-environment-jsdom'),
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  transform: { '^.+\\.[cm]?[jt]sx?$': [require.resolve('@swc/jest'), jestCompile] },
  transformIgnorePatterns: [`/node_modules/(?!(\\.pnpm|${compiled.join('|')})/)`],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': ['$1.ts', '$1.tsx', '$1.js'], '\\.css$': `${testing}/empty.cjs` },
  setupFiles: [`${testing}/jsdom-setup.ts`],
  setupFilesAfterEnv: [`${testing}/matchers.ts`],
  testTimeout: 60_000,
};
