import { execFile, spawn } from 'node:child_process';
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
    const [command = '', ...args] = line.split(' ');
    const options = { cwd, env: { ...ownEnv(), FORCE_COLOR: '0', ...env }, maxBuffer: 50_000_000 };
    const { stdout, stderr } = await execute(command, args, options).catch(
      (error: { stdout: string; stderr: string }) => {
        throw new Error(`${line} failed\n${error.stdout}\n${error.stderr}`);
      },
    );
    return stdout + stderr;
  }
  /** Starts a line that goes on, and waits until it prints `ready`. In colour, as a terminal asks for it. Gives what ends it and all it started. */
  async function start(line: string, cwd: string, ready: string, env: Record<string, string>): Promise<() => void> {
    const [command = '', ...args] = line.split(' ');
    const child = spawn(command, args, { cwd, env: { ...ownEnv(), FORCE_COLOR: '1', ...env }, detached: true });
    const end = () => void process.kill(-(child.pid ?? 0), 'SIGTERM');
    let printed = '';
    await new Promise<void>((resolve, reject) => {
      const read = (chunk: Buffer) => (printed += String(chunk)).includes(ready) && resolve();
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      child.once('exit', () => reject(new Error(`${line} ended\n${printed}`)));
      setTimeout(() => reject(new Error(`${line} does not print "${ready}"\n${printed}`)), 120_000).unref();
    }).catch((error: unknown) => {
      if (child.exitCode === null) end();
      throw error;
    });
    return end;
  }
  return {
    folder,
    type,
    start,
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

/** What this run was given, without what its own npm would hand on. */
const ownEnv = (): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_OPTIONS|INIT_CWD)/i.test(name)));

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
