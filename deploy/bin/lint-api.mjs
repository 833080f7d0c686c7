/** Holds the OpenAPI document against the recommended rules of Redocly and Spectral, all of them, offline. */
import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectral from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bin, root, run } from './lib.mjs';

/** What the two find, a line each; nothing when the document is good. */
export async function lintApi(text) {
  const config = await createConfig({ extends: ['recommended'] });
  const byRedocly = await lintFromString({ source: text, config, absoluteRef: 'openapi.json' });
  const linter = new spectral.Spectral();
  linter.setRuleset({ extends: [[rulesets.oas, 'recommended']] });
  const bySpectral = await linter.run(JSON.parse(text));
  return [
    ...byRedocly.map(
      ({ ruleId, message, location }) => `redocly ${ruleId}: ${message} ${location?.[0]?.pointer ?? ''}`,
    ),
    ...bySpectral.map(({ code, message, path }) => `spectral ${code}: ${message} ${path.join('/')}`),
  ];
}

/** Fails with everything that was found. */
export async function checkApi() {
  const text = await run(bin('tsx', 'server'), ['src/platform/http/openapi/print.ts'], {
    quiet: true,
    cwd: join(root, 'server'),
  });
  const found = await lintApi(text);
  if (found.length > 0) throw new Error(found.join('\n'));
}

// By itself: `node deploy/bin/lint-api.mjs openapi.json`.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = await lintApi(readFileSync(process.argv[2] ?? '', 'utf8'));
  console.log(found.join('\n'));
  process.exitCode = found.length > 0 ? 1 : 0;
}
