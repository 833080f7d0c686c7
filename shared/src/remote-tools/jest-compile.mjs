/** How tests are compiled, for `@swc/jest`: jest runs CommonJS. */
export const jestCompile = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2022',
  },
  module: { type: 'commonjs' },
};
