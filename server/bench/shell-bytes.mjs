/** What a shopper's first view costs in script, and how much of it is federation. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

const sizeOf = (folder, pattern) => {
  const name = readdirSync(folder).find((candidate) => pattern.test(candidate));
  if (!name) throw new Error(`${folder} has no ${pattern}`);
  return readFileSync(join(folder, `${name}.br`)).length / 1024;
};

/** In KB, compressed as the server sends them. */
export function bytesOf({ folder }) {
  const remote = join(root, 'mf-public/dist');
  const one = join(folder, 'shell/dist/public');
  const shell = sizeOf(join(root, 'shell/dist/public'), /^public\.\w+\.js$/);
  const entry = sizeOf(remote, /^remoteEntry\.js$/);
  const screen = sizeOf(remote, /^home\.\w+\.js$/);
  const whole = sizeOf(one, /^public\.\w+\.js$/) + sizeOf(one, /^home\.\w+\.js$/);
  return { shell, entry, screen, whole, federation: shell + entry + screen - whole };
}
