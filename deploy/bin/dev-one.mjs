/** One remote from this computer, shown in the console of a shell that runs elsewhere, in this person's browser alone. */
import { join } from 'node:path';
import { createOverlay } from './dev-overlay.mjs';
import { askShell } from './dev-shell.mjs';
import { endWith, watchPackage } from './dev-watch.mjs';
import { fail, remotes, root } from './lib.mjs';

export async function developOne(name, shell) {
  const known = remotes.filter((remote) => remote !== 'mf-public');
  if (name === 'mf-public')
    fail('mf-public is rendered by its server and cannot be laid over another. Use: npm run dev');
  if (!known.includes(name)) fail(`There is no remote ${name}. The remotes are ${known.join(', ')}.`);
  const port = Number(process.env.PORT ?? 4301);
  const { origin, refusal } = await askShell(shell);
  if (refusal) fail(refusal);

  const overlay = createOverlay(join(root, name, 'dist'), origin);
  await overlay
    .listen(port)
    .catch(() => fail(`Port ${port} is in use. Name another one: PORT=${port + 1} npm run dev …`));
  console.log(`Building ${name} …`);
  let isFirst = true;
  const watcher = watchPackage(name, () => {
    if (isFirst) console.log(`\n  Open ${origin}/admin?overlay=http://localhost:${port}\n`);
    else console.log(`  rebuilt ${name}`);
    isFirst = false;
    overlay.reload();
  });
  endWith(() => [watcher]);
}
