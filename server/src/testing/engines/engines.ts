import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { serverRoot } from '../../platform/db/server-root.js';

/** Which engines the tests of this run use. */
export interface TestEngines {
  /** A dumped database with all tables and no rows. */
  pgliteTemplate: string;
  /** Address of the private cluster's template database, or why there is none. */
  postgres: { url: string; version: string } | { missing: string };
}

const variable = 'SWAPT_TEST_ENGINES';

/** Hands the engines to the test processes of this run, and leaves `.data/test-engines.json` for `npm test` to print. */
export function writeEngines(engines: TestEngines): void {
  process.env[variable] = JSON.stringify(engines);
  const folder = join(dirname(serverRoot), '.data');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'test-engines.json'), JSON.stringify(engines, null, 2));
}

export function readEngines(): TestEngines {
  const text = process.env[variable];
  if (!text) throw new Error('The test engines are made by globalSetup of the jest project "node"');
  return JSON.parse(text) as TestEngines;
}
