import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import pg from 'pg';

export interface PrivatePostgres {
  version: string;
  /** Address of one database of the cluster. */
  url: (database: string, user?: string) => string;
  stop: () => Promise<void>;
}

/** The folder of PostgreSQL's programs: Debian and Homebrew keep them out of PATH. The newest version wins. */
export function findPostgres(): string | undefined {
  const versions = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt'].flatMap((folder) =>
    !existsSync(folder)
      ? []
      : readdirSync(folder)
          .filter((name) => /^(postgresql@)?\d+$|^postgresql$/.test(name))
          .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
          .map((name) => join(folder, name, 'bin')),
  );
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...versions];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))));
}

/** A cluster that lives for one run keeps nothing. */
const forgetful = ['fsync=off', 'full_page_writes=off'];

/** Starts a cluster of its own in a temporary folder, on a free port of this machine. With `[]` for `own` it is as durable as PostgreSQL is by itself. */
export async function startPostgres(bin: string, own: readonly string[] = forgetful): Promise<PrivatePostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'swapt-postgres-'));
  const user = systemUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    {
      ...user,
      cwd: folder,
      stdio: 'pipe',
    },
  );
  const port = await freePort();
  const settings = [...own, 'max_connections=100', `unix_socket_directories=${folder}`];
  const args = ['-D', data, '-p', String(port), '-h', '127.0.0.1', ...settings.flatMap((setting) => ['-c', setting])];
  const server = spawn(join(bin, 'postgres'), args, { ...user, cwd: folder, stdio: 'ignore' });
  const url = (database: string, name = 'postgres') => `postgres://${name}@127.0.0.1:${port}/${database}`;
  const version = await ready(url('postgres'), server);
  return {
    version,
    url,
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGQUIT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root; any system user without rights will do. */
function systemUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      continue;
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody to run it as');
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function ready(url: string, server: ChildProcess): Promise<string> {
  for (let tries = 0; tries < 300; tries++) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with code ${server.exitCode} before it was ready`);
    const client = new pg.Client(url);
    try {
      await client.connect();
      const { rows } = await client.query<{ server_version: string }>('show server_version');
      return rows[0]?.server_version ?? '';
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    } finally {
      await client.end().catch(() => undefined);
    }
  }
  throw new Error('PostgreSQL was not ready within 30 seconds');
}
