/**
 * Writes `surface.txt`, once `contractVersion` is raised as far as the change asks. With `--unreleased` the version stays: nobody can have built
 * against one that was never published.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { refusal } from './change.js';
import { makeSurface, surfaceFile } from './make-surface.js';

const made = makeSurface();
const isUnreleased = process.argv.includes('--unreleased');
const reason = isUnreleased ? undefined : refusal(readFileSync(surfaceFile, 'utf8'), made);
if (reason) {
  console.error(reason);
  process.exitCode = 1;
} else writeFileSync(surfaceFile, made);
