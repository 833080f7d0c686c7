/** Fails when `surface.txt` is not what the sources say. */
import { readFileSync } from 'node:fs';
import { parseSurface } from './block.js';
import { compareBlocks, refusal } from './change.js';
import { makeSurface, surfaceFile } from './make-surface.js';

const [committed, made] = [readFileSync(surfaceFile, 'utf8'), makeSurface()];
if (committed !== made) {
  const { reasons } = compareBlocks(parseSurface(committed).blocks, parseSurface(made).blocks);
  console.error(
    'shared/surface.txt is not what the sources say: what remotes and clients rely on has changed.\n' +
      `${refusal(committed, made) ?? reasons.map((reason) => `  ${reason}`).join('\n')}\n` +
      'Then write the text anew with `pnpm --filter @swapt/shared surface` and commit it.',
  );
  process.exitCode = 1;
}
