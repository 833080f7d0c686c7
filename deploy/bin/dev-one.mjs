/** One remote from this computer, shown in the console of a shell that runs elsewhere, in this person's browser alone. */
import { join } from 'node:path';
import { showInShell } from '../../shared/src/remote-tools/show-in-shell.mjs';
import { bin, fail, remotes, root } from './lib.mjs';

export async function developOne(name, shell) {
  const known = remotes.filter((remote) => remote !== 'mf-public');
  if (name === 'mf-public')
    fail('mf-public is rendered by its server and cannot be laid over another. Use: npm run dev');
  if (!known.includes(name)) fail(`There is no remote ${name}. The remotes are ${known.join(', ')}.`);
  const build = { command: bin('webpack', name), args: ['--mode', 'production'], cwd: join(root, name) };
  const port = Number(process.env.PORT ?? 4301);
  await showInShell({ name, ...build, shell, port }).catch(({ message }) => fail(message));
}
