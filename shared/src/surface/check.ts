/** Fails when `surface.txt` is not what the sources say. */
import { readFileSync } from 'node:fs';
import { complaint } from './change.js';
import { makeSurface, surfaceFile } from './make-surface.js';

const sentence = complaint(readFileSync(surfaceFile, 'utf8'), makeSurface());
if (sentence) {
  console.error(sentence);
  process.exitCode = 1;
}
