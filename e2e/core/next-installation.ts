import { contractVersion } from '@swapt/shared/values';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const built = ['server/dist', 'shell/dist/console', 'shell/dist/public'];

/** The server and the shell as they are built, of another version of the contract and without any remote; what is in a registry stays as it is. */
export function nextInstallation(contract: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'swapt-next-'));
  for (const part of [...built, 'server/migrations', 'server/assets', 'server/package.json', 'package.json'])
    cpSync(join(root, part), join(folder, part), { recursive: true });
  for (const part of ['node_modules', 'server/node_modules']) symlinkSync(join(root, part), join(folder, part));
  const changed = built.filter((part) => replaceText(join(folder, part), `"${contractVersion}"`, `"${contract}"`));
  if (changed.length < built.length) throw new Error(`Only ${changed.join()} says ${contractVersion}`);
  return folder;
}

/** Changes a text in all scripts of a folder; whether there was one. */
function replaceText(folder: string, before: string, after: string): boolean {
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const changed = scripts.filter((name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    if (!text.includes(before)) return false;
    writeFileSync(join(folder, name), text.replaceAll(before, after));
    for (const packed of ['.br', '.gz']) rmSync(join(folder, name + packed), { force: true });
    return true;
  });
  return changed.length > 0;
}
