import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { tokenFile } from './deploy-token.js';
import { workspace } from './publish-built.js';
import { isRemoteName, remoteNames } from './release.js';
import { readReleaseFolder } from './release-folder.js';

const usage = `Releases one remote without touching the shell or any other remote.

  npm run remotes -- status   [remote]
  npm run remotes -- publish  <remote> [--hold]   sends its dist folder and makes it live; --hold only sends it
  npm run remotes -- promote  <remote> <version>  makes a release that was sent before live
  npm run remotes -- rollback <remote>            makes the release before live again

Remotes: ${remoteNames.join(', ')}.
The server: SWAPT_PUBLIC_URL, or http://localhost:PORT. The token: SWAPT_DEPLOY_TOKEN, or the remote's file in the server's data folder.`;

type Env = Record<string, string | undefined>;

interface Reply {
  version?: string;
  isLive?: boolean;
  releases?: { version: string; created_at: string; created_by: string; is_live: boolean }[];
  reasons?: string[];
}

type Send = (name: string, path: string, body?: object) => Promise<Reply>;

/** `remotes <command> <remote>`; returns the exit code. */
export async function remotesCommand(
  args: readonly string[],
  env: Env,
  print: (line: string) => void,
  root = workspace,
): Promise<number> {
  const [command, name, option] = args;
  const send = client(env);
  try {
    if (command === 'status') {
      for (const remote of name ? [name] : remoteNames) await status(send, remote, print);
    } else if (command === 'publish' && name && isRemoteName(name)) {
      const files = await builtFiles(join(root, name, 'dist'), name);
      const { version, isLive } = await send(name, 'releases', { files, hold: option === '--hold' });
      print(`${name} ${version} ${isLive ? 'is live' : 'was sent; `promote` makes it live'}`);
    } else if ((command === 'rollback' || (command === 'promote' && option)) && name && isRemoteName(name)) {
      const { version } = await send(name, command, { version: option });
      print(`${name} ${version} is live`);
    } else {
      print(usage);
      return 2;
    }
    return 0;
  } catch (error) {
    print(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

async function builtFiles(dist: string, name: string): Promise<Record<string, string>> {
  const files = await readReleaseFolder(dist).catch(() => new Map<string, Buffer>());
  if (!files.has('release.json')) throw new Error(`${name} is not built: run \`npm run build ${name}\` first.`);
  return Object.fromEntries([...files].map(([path, content]) => [path, content.toString('base64')]));
}

async function status(send: Send, name: string, print: (line: string) => void): Promise<void> {
  const { releases } = await send(name, 'releases');
  print(name);
  for (const release of releases ?? []) {
    print(`  ${release.is_live ? 'live' : '    '}  ${release.version}  ${release.created_at}  ${release.created_by}`);
  }
}

function client(env: Env): Send {
  const server = (env.SWAPT_PUBLIC_URL || `http://localhost:${env.PORT || 4000}`).replace(/\/+$/, '');
  return async (name, path, body) => {
    const token = env.SWAPT_DEPLOY_TOKEN || (await tokenOnThisMachine(env, name));
    const response = await fetch(`${server}/registry/${name}/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
    }).catch(() => {
      throw new Error(`The server at ${server} cannot be reached. Start it, or set SWAPT_PUBLIC_URL.`);
    });
    const reply = (await response.json().catch(() => ({}))) as Reply;
    if (response.ok) return reply;
    if (reply.reasons) throw new Error(`Refused: ${reply.reasons.join('\n  ')}`);
    if (response.status === 401) throw new Error(`This token may not release ${name}.`);
    throw new Error(`The server answered ${response.status}.`);
  };
}

const tokenOnThisMachine = (env: Env, name: string) =>
  readFile(tokenFile(resolve(env.SWAPT_DATA_DIR || '.data'), name), 'utf8').then(
    (text) => text.trim(),
    () => {
      throw new Error(`There is no token for ${name} here. Set SWAPT_DEPLOY_TOKEN.`);
    },
  );
