import type { Send } from './cli-client.js';

type Print = (line: string) => void;

const moment = (text: string) => `${text.slice(0, 16).replace('T', ' ')} UTC`;

/** What is live of a remote, its releases, and the last changes. */
export async function printStatus(send: Send, name: string, print: Print): Promise<void> {
  const { remote, releases = [] } = await send(name, 'releases');
  print(`${name}${remote?.isDisabled ? '  (turned off)' : ''}`);
  if (releases.length === 0) print('  no releases yet');
  for (const { version, state, createdAt, createdBy, quarantine } of releases) {
    print(`  ${state.padEnd(11)}  ${version}  ${moment(createdAt)}  ${createdBy}`);
    if (quarantine) print(`  ${''.padEnd(11)}  quarantined: ${quarantine.reason}`);
  }
  if (remote?.canary) print(`  the canary is for ${audience(remote.canary)}`);
  if (remote?.previous) print(`  a rollback leads to ${remote.previous}`);
}

export async function printHistory(send: Send, name: string, print: Print): Promise<void> {
  const { audit = [] } = await send(name, 'audit');
  for (const { created_at, action, from_version, to_version, actor, detail } of audit) {
    const change = from_version || to_version ? `  ${from_version ?? 'nothing'} -> ${to_version ?? 'nothing'}` : '';
    print(
      `${moment(created_at)}  ${(action === 'endCanary' ? 'end canary' : action).padEnd(10)}${change}  ${actor}${detail && `  ${detail}`}`,
    );
  }
}

export async function printTokens(send: Send, name: string, print: Print): Promise<void> {
  const { tokens = [] } = await send(name, 'tokens');
  for (const { token_id, label, created_at, last_used_at, revoked_at } of tokens) {
    const state = revoked_at
      ? `revoked ${moment(revoked_at)}`
      : last_used_at
        ? `used ${moment(last_used_at)}`
        : 'not used';
    print(`${token_id}  made ${moment(created_at)}  ${state}  ${label}`);
  }
}

const audience = ({ orgs, share }: { orgs: string[]; share: number }) =>
  [...orgs, ...(share > 0 ? [`${share} % of all organizations`] : [])].join(', ');
