import { join } from 'node:path';
import { askShell } from './ask-shell.mjs';
import { createOverlay } from './overlay.mjs';
import { endWith, watchBuild } from './watch-build.mjs';

/**
 * Builds a remote again after each change and shows it in the console of a shell that runs elsewhere, in this person's browser alone. Throws a sentence
 * where that cannot be.
 * @param {{ name: string, command: string, args: string[], cwd: string, shell: string, port: number }} options
 */
export async function showInShell({ name, command, args, cwd, shell, port }) {
  const { origin, refusal } = await askShell(shell);
  if (refusal || !origin) throw new Error(refusal);
  const overlay = createOverlay(join(cwd, 'dist'), origin);
  await overlay.listen(port).catch(() => {
    throw new Error(`Port ${port} is in use. Name another one with PORT=${port + 1}.`);
  });
  console.log(`Building ${name} …`);
  let isFirst = true;
  const watcher = watchBuild({ name, command, args, cwd }, () => {
    if (isFirst) console.log(`\n  Open ${origin}/admin?overlay=http://localhost:${port}\n`);
    else console.log(`  rebuilt ${name}`);
    isFirst = false;
    overlay.reload();
  });
  endWith(() => [watcher]);
}
