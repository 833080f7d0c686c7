import { tsImport } from 'tsx/esm/api';

// Jest does not resolve TypeScript's `.js` imports here as it does within tests.
export default async function setup() {
  const { startRun, endRun } = await tsImport('./test-run.ts', import.meta.url);
  await startRun();
  globalThis.swaptEndRun = endRun;
}
