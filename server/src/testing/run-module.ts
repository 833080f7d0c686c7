import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import { serverRoot } from '../platform/db/server-root.js';

/**
 * Runs the text of an ES module from the root of the repository, in a process of its own, where the tools of the repository load as they do outside of
 * tests. It reads `input` as JSON from its standard input, and what it writes is read as JSON.
 */
export const runModule = (script: string, input: unknown): unknown =>
  JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: dirname(serverRoot),
      input: JSON.stringify(input),
      encoding: 'utf8',
    }),
  );
