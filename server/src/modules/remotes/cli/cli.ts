import { parseArgs } from 'node:util';
import { deployClient, type Env, type Send } from './cli-client.js';
import { printHistory, printStatus, printTokens } from './cli-status.js';
import { isRemoteName, ownRemotes, type RemoteName } from '../releases/release.js';
import { readReleaseFolder } from '../releases/release-folder.js';

/** Where a command is typed: in this repository, or in that of another team, which has one remote and does not name it. */
interface Place {
  /** What its line begins with. */
  typed: string;
  hasOne: boolean;
  /** The folder of a build. */
  distOf: (name: string) => string;
}

/** What is typed after the name of the program, `@` for that of a remote, and what it does. */
const lines: [string, string][] = [
  ['status @', 'lists the live release and the releases you can switch to'],
  ['history @', 'lists the changes, with who made them and when'],
  ['publish @', 'sends its dist folder and makes it live'],
  ['          --hold', 'only sends it; promote makes it live later'],
  ['          --canary', 'shows it to --orgs or --share only, as canary does'],
  ['promote @ <version>', 'makes an earlier published release live for everyone'],
  ['rollback @', 'makes the last working release before the current one live again'],
  ['canary @ <version> --orgs <id,id>', 'shows a release to some organizations, by name'],
  ['canary @ <version> --share <1-100>', 'and to so many of a hundred others'],
  ['canary @ --end', 'ends the canary; everyone gets the live release again'],
  ['disable @', 'turns it off; its screens say so'],
  ['enable @', 'turns it on again'],
];
const ofOperator: [string, string][] = [
  ['allow @ <version>', 'for the operator: allows a quarantined release again; promote makes it live'],
  ['token create @ [label]', 'for the operator, with the installation’s SWAPT_DEPLOY_TOKEN: makes a token'],
  ['token list @', 'lists them'],
  ['token revoke @ <id>', 'ends one'],
];

function usageOf({ typed, hasOne }: Place): string {
  const rows = (hasOne ? lines : [...lines, ...ofOperator]).map(([command, about]) => {
    const said = command.replace(' @', hasOne ? '' : ' <remote>');
    return `  ${command.startsWith(' ') ? ' '.repeat(typed.length) : typed} ${said.padEnd(hasOne ? 36 : 45)}${about}`;
  });
  return [
    'Releases one remote without touching the shell or any other remote.\n',
    ...rows,
    ...(hasOne ? [''] : [`\nRemotes: ${ownRemotes.join(', ')}, and those that the operator added.`]),
    hasOne
      ? 'The server: the one that @swapt/shared came from, or SWAPT_PUBLIC_URL. The token: SWAPT_DEPLOY_TOKEN.'
      : 'The server: SWAPT_PUBLIC_URL, or http://localhost:PORT. The token: SWAPT_DEPLOY_TOKEN, or the remote’s file in the server’s data folder.',
    'Exit code: 0 done, 1 refused or failed, 2 not understood.',
  ].join('\n');
}

type Print = (line: string) => void;

class UsageError extends Error {}

const options = {
  hold: { type: 'boolean' },
  canary: { type: 'boolean' },
  orgs: { type: 'string' },
  share: { type: 'string' },
  end: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

interface Call {
  /** What stands after the remote's name. */
  rest: readonly string[];
  flags: ReturnType<typeof read>['values'];
  send: Send;
  print: Print;
  place: Place;
}

const read = (args: readonly string[]) => parseArgs({ args: [...args], options, allowPositionals: true });

/** `remotes <command> <remote>`; returns the exit code. */
export async function remotesCommand(args: readonly string[], env: Env, print: Print, place: Place): Promise<number> {
  try {
    const { positionals, values } = understand(args);
    if (values.help || positionals[0] === 'help') print(usageOf(place));
    else await run(positionals, { flags: values, send: deployClient(env), print, place });
    return 0;
  } catch (error) {
    print(error instanceof Error ? error.message : String(error));
    if (!(error instanceof UsageError)) return 1;
    print(`\n${usageOf(place)}`);
    return 2;
  }
}

function understand(args: readonly string[]) {
  try {
    return read(args);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

async function run(positionals: readonly string[], call: Omit<Call, 'rest'>): Promise<void> {
  const [command = '', ...rest] = positionals;
  if (command === 'status' && rest.length === 0) return statusOfAll(call);
  const group = command === 'token' ? `token ${rest.shift() ?? ''}` : command;
  const act = commands[group];
  if (!act) throw new UsageError(command ? `There is no command “${group.trim()}”.` : 'Enter a command.');
  const [name = '', ...others] = rest;
  if (!isRemoteName(name)) throw new UsageError(name ? `There is no remote ${name}.` : 'Enter the name of a remote.');
  await act(name, { ...call, rest: others });
}

const commands: Record<string, (name: RemoteName, call: Call) => Promise<void>> = {
  status: (name, { send, print }) => printStatus(send, name, print),
  history: (name, { send, print }) => printHistory(send, name, print),
  publish,
  promote: async (name, { rest: [version], send, print }) => {
    if (!version) throw new UsageError('Enter the version to promote; `status` lists them.');
    await send(name, 'promote', { version });
    print(`${name} ${version} is live`);
  },
  rollback: async (name, { send, print }) => {
    const { version } = await send(name, 'rollback', {});
    print(`${name} ${version} is live`);
  },
  allow: async (name, { rest: [version], send, print }) => {
    if (!version) throw new UsageError('Enter the version to allow again; `status` lists them.');
    await send(name, 'allow', { version });
    print(`${name} ${version} is allowed again; \`promote\` makes it live`);
  },
  canary,
  disable: async (name, { send, print }) => {
    await send(name, 'disable', {});
    print(`${name} is turned off`);
  },
  enable: async (name, { send, print }) => {
    await send(name, 'enable', {});
    print(`${name} is turned on`);
  },
  'token create': async (name, { rest, send, print }) => {
    const { token, token_id } = await send(name, 'tokens', { label: rest.join(' ') });
    print(
      `${token}\nWe show this token only once. It can release ${name} and nothing else. To revoke it, use its id: ${token_id}`,
    );
  },
  'token list': (name, { send, print }) => printTokens(send, name, print),
  'token revoke': async (name, { rest: [id], send, print }) => {
    if (!id) throw new UsageError('Enter the id of the token to revoke; `token list` shows them.');
    await send(name, 'revoke-token', { token_id: id });
    print(`${id} is revoked`);
  },
};

/** A team's token sees its own remote; the others are passed over. */
async function statusOfAll({ send, print }: Omit<Call, 'rest'>): Promise<void> {
  const failures: unknown[] = [];
  for (const name of ownRemotes) await printStatus(send, name, print).catch((error) => failures.push(error));
  if (failures.length === ownRemotes.length) throw failures[0];
}

async function publish(name: RemoteName, { flags, send, print, place }: Call): Promise<void> {
  if (flags.hold && flags.canary) throw new UsageError('Use either --hold or --canary, not both.');
  const canary = flags.canary ? { canary: audience(flags) } : {};
  const files = await builtFiles(name, place);
  const sent = await send(name, 'releases', { files, hold: flags.hold === true, ...canary });
  if (sent.mended) print(`${sent.mended} damaged ${sent.mended === 1 ? 'file was' : 'files were'} stored anew`);
  if (sent.isCanary) return print(`${name} ${sent.version} is a canary; \`promote\` makes it live for everyone`);
  print(`${name} ${sent.version} ${sent.isLive ? 'is live' : 'was sent; `promote` makes it live'}`);
}

async function canary(name: RemoteName, { rest: [version], flags, send, print }: Call): Promise<void> {
  if (flags.end) {
    await send(name, 'end-canary', {});
    return print(`${name} no longer has a canary`);
  }
  if (!version) throw new UsageError('Enter the version for the canary; `status` lists them.');
  await send(name, 'canary', { version, ...audience(flags) });
  print(`${name} ${version} is a canary; \`promote\` makes it live for everyone`);
}

function audience({ orgs, share }: Call['flags']): { orgs?: string[]; share?: number } {
  if (share !== undefined && !/^\d+$/.test(share))
    throw new UsageError('--share must be a whole number, such as 10 for 10 %.');
  return {
    ...(orgs !== undefined && {
      orgs: orgs
        .split(',')
        .map((org) => org.trim())
        .filter(Boolean),
    }),
    ...(share !== undefined && { share: Number(share) }),
  };
}

async function builtFiles(name: string, { distOf, hasOne }: Place): Promise<Record<string, string>> {
  const files = await readReleaseFolder(distOf(name)).catch(() => new Map<string, Buffer>());
  if (!files.has('release.json'))
    throw new Error(`${name} is not built: run \`npm run build${hasOne ? '' : ` ${name}`}\` first.`);
  return Object.fromEntries([...files].map(([path, content]) => [path, content.toString('base64')]));
}
