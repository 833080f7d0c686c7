import { jestCompile } from './shared/src/remote-tools/jest-compile.mjs';

// Packages published as ES modules only: jest runs CommonJS, so these are transformed too.
const esm = [
  'cookie',
  'jose',
  'oidc-provider',
  'openid-client',
  'oauth4webapi',
  'koa',
  'qr',
  'mmdb-lib',
  'isbot',
  'nanoid',
  'eta',
  'quick-lru',
  'got',
  'p-.*',
  'typebox',
  'zxing-wasm',
  'lru-cache',
  '@electric-sql\\+pglite',
  '@exodus',
  '@ant-design\\+icons-svg',
  'jsesc',
  'icu-minify',
  '@formatjs\\+.*',
  'd3-geo',
  'd3-array',
  'internmap',
  'raw-body',
  'object-hash',
  '@koa\\+.*',
];

const common = {
  transform: { '^.+\\.[cm]?[jt]sx?$': ['@swc/jest', jestCompile] },
  transformIgnorePatterns: [`/node_modules/\\.pnpm/(?!(${esm.join('|')})@)`],
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': ['$1.ts', '$1.tsx', '$1.js'],
    // Its ES module ends in .mjs, which jest never transforms.
    '^d3-geo$': '<rootDir>/shared/node_modules/d3-geo/dist/d3-geo.js',
    '\\.css$': '<rootDir>/shared/src/testing/empty.cjs',
  },
  // The template of a remote is tested in the folder that is made from it.
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/e2e/', '/create-remote/template/'],
  modulePathIgnorePatterns: ['/dist/'],
};

export default {
  // Starting an engine and a demo takes its time on a machine that has other things to do.
  testTimeout: 120_000,
  maxWorkers: 2,
  // Engines leave memory behind; a worker that has much of it is begun anew between two files.
  workerIdleMemoryLimit: '1200MB',
  projects: [
    {
      ...common,
      displayName: 'node',
      runtime: '<rootDir>/deploy/jest/runtime.cjs',
      testEnvironment: '<rootDir>/deploy/jest/environment.cjs',
      testMatch: ['<rootDir>/**/*.test.ts'],
      globalSetup: '<rootDir>/server/src/testing/global-setup.mjs',
      globalTeardown: '<rootDir>/server/src/testing/global-teardown.mjs',
    },
    {
      ...common,
      displayName: 'browser',
      runtime: '<rootDir>/deploy/jest/browser-runtime.cjs',
      testEnvironment: '<rootDir>/deploy/jest/browser-environment.cjs',
      testMatch: ['<rootDir>/**/*.test.tsx'],
      setupFiles: ['<rootDir>/shared/src/testing/jsdom-setup.ts'],
      setupFilesAfterEnv: ['<rootDir>/shared/src/testing/matchers.ts'],
    },
  ],
};
