/** Writes `surface.txt`, once `contractVersion` is raised as far as the change asks. */
import { readFileSync, writeFileSync } from 'node:fs';
import { refusal } from './change.js';
import { makeSurface, surfaceFile } from './make-surface.js';

const made = makeSurface();
const reason = refusal(readFileSync(surfaceFile, 'utf8'), made);
if (reason) {
  console.error(reason);
  process.exitCode = 1;
} else writeFileSync(surfaceFile, made);
