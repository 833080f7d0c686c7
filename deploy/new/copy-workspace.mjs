/** A copy of the repository as it is written now, in which something can be made and tried; what is installed is shared with it. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

const git = (where, ...args) => execFileSync('git', args, { cwd: where, encoding: 'utf8' });
const lines = (text) => text.split('\n').filter((line) => line !== '');

export function copyWorkspace(root, folder) {
  for (const path of lines(git(root, 'ls-files', '--cached', '--others', '--exclude-standard'))) {
    if (!existsSync(join(root, path))) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path));
  }
  for (const name of ['.', ...readdirSync(root)]) linkModules(root, folder, name);
  git(folder, 'init', '--quiet');
  git(folder, 'add', '--all');
}

/** Packages of the workspace are those of the copy, everything else is what the original has. */
function linkModules(root, folder, name) {
  const from = join(root, name, 'node_modules');
  const to = join(folder, name, 'node_modules');
  if (!existsSync(join(root, name, 'package.json')) || !existsSync(from)) return;
  mkdirSync(to);
  for (const entry of readdirSync(from)) {
    if (entry !== '@swapt') symlinkSync(join(from, entry), join(to, entry));
    else {
      mkdirSync(join(to, entry));
      for (const own of readdirSync(join(from, entry))) symlinkSync(join(folder, own), join(to, entry, own));
    }
  }
}

/** The files of the copy that were there before and have changed, without those that a command writes as a whole. */
export function editedByHand(folder) {
  const written = /\.gen\.\w+$|^shared\/surface\.txt$|^README\.md$/;
  return lines(git(folder, 'diff', '--name-only')).filter((path) => !written.test(path));
}

/** The files that were made. */
export const madeFiles = (folder) => lines(git(folder, 'ls-files', '--others', '--exclude-standard'));
