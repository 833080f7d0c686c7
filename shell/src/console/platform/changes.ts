import type { Call } from '@swapt/shared/client';
import type { DeployToken, PlatformRemote } from '@swapt/shared/contract';
import { audienceText, liveRelease, partName } from './words.js';

/** Something an operator does: what it asks before, what it calls, what it says after. */
export interface Change {
  title: string;
  text: string;
  action: string;
  danger?: boolean;
  run: (call: Call) => Promise<unknown>;
  done: string;
}

const whenSeen = 'Pages that are open keep what they have until they are reloaded.';

export function promote(remote: PlatformRemote, version: string): Change {
  const { name, canary } = remote;
  const live = liveRelease(remote)?.version;
  const ends = canary?.version === version ? ' Its canary ends.' : '';
  return {
    title: `Make ${version} live for everybody?`,
    text: `Everybody gets ${partName(name)} ${version}${live ? ` in place of ${live}` : ''}.${ends} ${whenSeen} You can roll back at any time.`,
    action: 'Make it live',
    run: (call) => call('platform.promote', { name, version }),
    done: `${partName(name)} ${version} is live.`,
  };
}

/** Of a release that was taken back. */
export const allow = ({ name }: PlatformRemote, version: string): Change => ({
  title: `Allow ${version} again?`,
  text: `It was taken back because pages failed with it. Once it is allowed it can be made live; nothing changes for anybody before that.`,
  action: 'Allow it again',
  run: (call) => call('platform.allow', { name, version }),
  done: `${partName(name)} ${version} is ready again.`,
});

/** `previous` is the release it leads to. */
export function rollback(remote: PlatformRemote, previous: string): Change {
  const { name } = remote;
  const live = liveRelease(remote)?.version;
  return {
    title: `Roll back ${partName(name)}?`,
    text: `Everybody gets ${previous} in place of ${live}. ${whenSeen} No data is touched, and ${live} can be made live again.`,
    action: 'Roll back',
    danger: true,
    run: (call) => call('platform.rollback', { name }),
    done: `${partName(name)} ${previous} is live again.`,
  };
}

export const disable = ({ name }: PlatformRemote): Change => ({
  title: `Turn off ${partName(name)}?`,
  text:
    name === 'mf-public'
      ? 'Shoppers get plain pages with the same content, without pictures and colours. Scans still lead where they should. You can turn it on again at any time.'
      : 'Its menu entries go away for everybody, and its addresses say that it is switched off. No data is touched. You can turn it on again at any time.',
  action: 'Turn off',
  danger: true,
  run: (call) => call('platform.disable', { name }),
  done: `${partName(name)} is off.`,
});

export const enable = (remote: PlatformRemote): Change => ({
  title: `Turn on ${partName(remote.name)}?`,
  text: `Everybody gets ${partName(remote.name)} ${liveRelease(remote)?.version ?? ''} again from the next page on.`,
  action: 'Turn on',
  run: (call) => call('platform.enable', { name: remote.name }),
  done: `${partName(remote.name)} is on.`,
});

export const endCanary = (remote: PlatformRemote, canary: NonNullable<PlatformRemote['canary']>): Change => ({
  title: `End the canary of ${partName(remote.name)}?`,
  text: `${audienceText(canary.orgs, canary.share)} go back from ${canary.version} to ${liveRelease(remote)?.version ?? 'the live release'}. ${whenSeen}`,
  action: 'End the canary',
  run: (call) => call('platform.endCanary', { name: remote.name }),
  done: `Everybody gets the live release of ${partName(remote.name)}.`,
});

export const revokeToken = ({ token_id, name }: DeployToken): Change => ({
  title: `Revoke this token of ${partName(name)}?`,
  text: 'Pipelines that use it can release nothing from now on. What they released stays. A revoked token cannot be brought back.',
  action: 'Revoke',
  danger: true,
  run: (call) => call('platform.revokeToken', { token_id }),
  done: 'The token is revoked.',
});
