import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);
const root = join(import.meta.dirname, '..', '..');

/** Whether packages come from their registry, as they do for a team; else from this repository, which needs no network. */
const isWhole = process.env['SWAPT_PROVE'] === 'remotes';

/** A folder with nothing of this repository beside it, and what a team types there. */
export function foreignFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'swapt-foreign-'));
  /** Runs a line of the documentation; gives what it prints. */
  async function type(line: string, cwd = folder, env: Record<string, string> = {}): Promise<string> {
    // npm of this run would hand its own settings on.
    const own = Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_OPTIONS|INIT_CWD)/i.test(name));
    const [command = '', ...args] = line.split(' ');
    const options = { cwd, env: { ...Object.fromEntries(own), FORCE_COLOR: '0', ...env }, maxBuffer: 50_000_000 };
    const { stdout, stderr } = await execute(command, args, options).catch(
      (error: { stdout: string; stderr: string }) => {
        throw new Error(`${line} failed\n${error.stdout}\n${error.stderr}`);
      },
    );
    return stdout + stderr;
  }
  return {
    folder,
    type,
    remove: () => rmSync(folder, { recursive: true, force: true }),
    /** `npm install`, or what it would bring. */
    install: async (project: string, server: string) => {
      if (isWhole) return type('npm install --no-audit --no-fund', project);
      const modules = join(project, 'node_modules');
      linkAll(join(root, 'node_modules/.pnpm/node_modules'), modules);
      linkAll(join(root, 'node_modules'), modules);
      const shared = join(modules, '@swapt/shared');
      rmSync(shared, { force: true });
      mkdirSync(shared, { recursive: true });
      await type(`curl -sSf -o sdk.tgz ${server}/sdk/swapt-shared.tgz`, project);
      await type(`tar -xzf sdk.tgz --strip-components=1 -C ${shared}`, project);
      mkdirSync(join(modules, '.bin'), { recursive: true });
      symlinkSync(join(shared, 'src/remote-tools/swapt-remote.mjs'), join(modules, '.bin/swapt-remote'));
      await type(`chmod +x ${join(shared, 'src/remote-tools/swapt-remote.mjs')}`);
      return '';
    },
    isWhole,
  };
}

/** Each package of one folder, also below a scope, as a link in another. */
function linkAll(from: string, to: string): void {
  for (const name of readdirSync(from)) {
    if (name.startsWith('.')) continue;
    if (name.startsWith('@')) linkAll(join(from, name), join(to, name));
    else {
      const link = join(to, name);
      mkdirSync(dirname(link), { recursive: true });
      rmSync(link, { force: true });
      symlinkSync(join(from, name), link);
    }
  }
}
