import type { OrgCall } from '@swapt/shared/client';
import type { DeployToken, PlatformRemote } from '@swapt/shared/contract';
import { audienceText, liveRelease, remoteName } from './words.js';

/** Something an operator does: what it asks before, what it calls, what it says after. */
export interface Change {
  title: string;
  text: string;
  action: string;
  danger?: boolean;
  run: (call: OrgCall) => Promise<unknown>;
  done: string;
}

const whenSeen = 'Open pages keep their version until people reload them.';

export function promote(remote: PlatformRemote, version: string): Change {
  const { name, canary } = remote;
  const live = liveRelease(remote)?.version;
  const ends = canary?.version === version ? ' Its canary ends.' : '';
  return {
    title: `Make ${version} live for everyone?`,
    text: `Everyone gets ${remoteName(name)} ${version}${live ? ` instead of ${live}` : ''}.${ends} ${whenSeen} You can roll back at any time.`,
    action: 'Make it live',
    run: (call) => call('platform.promote', { name, version }),
    done: `${remoteName(name)} ${version} is now live.`,
  };
}

/** Of a release that was taken back. */
export const allow = ({ name }: PlatformRemote, version: string): Change => ({
  title: `Allow ${version} again?`,
  text: `We quarantined it because pages failed with it. After you allow it, you can make it live. Nothing changes before that.`,
  action: 'Allow it again',
  run: (call) => call('platform.allow', { name, version }),
  done: `${remoteName(name)} ${version} is now ready again.`,
});

/** `previous` is the release it leads to. */
export function rollback(remote: PlatformRemote, previous: string): Change {
  const { name } = remote;
  const live = liveRelease(remote)?.version;
  return {
    title: `Roll back ${remoteName(name)}?`,
    text: `Everyone gets ${previous} instead of ${live}. ${whenSeen} Your data does not change, and you can make ${live} live again.`,
    action: 'Roll back',
    danger: true,
    run: (call) => call('platform.rollback', { name }),
    done: `${remoteName(name)} ${previous} is live again.`,
  };
}

export const disable = ({ name }: PlatformRemote): Change => ({
  title: `Turn off ${remoteName(name)}?`,
  text:
    name === 'mf-public'
      ? 'Shoppers see plain pages with the same content, without pictures and colours. Scans still lead to the right destination. You can turn it on again at any time.'
      : 'Its menu entries disappear for everyone, and its screens say that it is turned off. Your data does not change. You can turn it on again at any time.',
  action: 'Turn off',
  danger: true,
  run: (call) => call('platform.disable', { name }),
  done: `${remoteName(name)} is off.`,
});

export const enable = (remote: PlatformRemote): Change => ({
  title: `Turn on ${remoteName(remote.name)}?`,
  text: `Everyone gets ${remoteName(remote.name)} ${liveRelease(remote)?.version ?? ''} again from the next page they open.`,
  action: 'Turn on',
  run: (call) => call('platform.enable', { name: remote.name }),
  done: `${remoteName(remote.name)} is on.`,
});

export const endCanary = (remote: PlatformRemote, canary: NonNullable<PlatformRemote['canary']>): Change => ({
  title: `End the canary of ${remoteName(remote.name)}?`,
  text: `${audienceText(canary.orgs, canary.share)} go back from ${canary.version} to ${liveRelease(remote)?.version ?? 'the live release'}. ${whenSeen}`,
  action: 'End the canary',
  run: (call) => call('platform.endCanary', { name: remote.name }),
  done: `Everyone gets the live release of ${remoteName(remote.name)}.`,
});

export const revokeToken = ({ token_id, name }: DeployToken): Change => ({
  title: `Revoke this token of ${remoteName(name)}?`,
  text: 'Pipelines that use it can no longer publish releases. Earlier releases stay. You cannot restore a revoked token.',
  action: 'Revoke',
  danger: true,
  run: (call) => call('platform.revokeToken', { token_id }),
  done: 'We revoked the token.',
});
