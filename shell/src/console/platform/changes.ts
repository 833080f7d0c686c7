import type { OrgCall } from '@swapt/shared/client';
import type { DeployToken, PlatformRemote } from '@swapt/shared/contract';
import { t } from '@swapt/shared/text';

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

const whenSeen = t('Open pages keep their version until people reload them.');

export function promote(remote: PlatformRemote, version: string): Change {
  const { name, canary } = remote;
  const live = liveRelease(remote)?.version;
  const release = { name: remoteName(name), version };
  return {
    title: t('Make {version} live for everyone?', { version }),
    text: [
      live
        ? t('Everyone gets {name} {version} instead of {live}.', { ...release, live })
        : t('Everyone gets {name} {version}.', release),
      ...(canary?.version === version ? [t('Its canary ends.')] : []),
      whenSeen,
      t('You can roll back at any time.'),
    ].join(' '),
    action: t('Make it live'),
    run: (call) => call('platform.promote', { name, version }),
    done: t('{name} {version} is now live.', { name: remoteName(name), version }),
  };
}

/** Of a release that was taken back. */
export const allow = ({ name }: PlatformRemote, version: string): Change => ({
  title: t('Allow {version} again?', { version }),
  text: t(
    'We quarantined it because pages failed with it. After you allow it, you can make it live. Nothing changes before that.',
  ),
  action: t('Allow it again'),
  run: (call) => call('platform.allow', { name, version }),
  done: t('{name} {version} is now ready again.', { name: remoteName(name), version }),
});

/** `previous` is the release it leads to. */
export function rollback(remote: PlatformRemote, previous: string): Change {
  const { name } = remote;
  const live = liveRelease(remote)?.version;
  return {
    title: t('Roll back {name}?', { name: remoteName(name) }),
    text: t(
      'Everyone gets {previous} instead of {live}. {whenSeen} Your data does not change, and you can make {live} live again.',
      { previous, live: live ?? '', whenSeen },
    ),
    action: t('Roll back'),
    danger: true,
    run: (call) => call('platform.rollback', { name }),
    done: t('{name} {previous} is live again.', { name: remoteName(name), previous }),
  };
}

export const disable = ({ name }: PlatformRemote): Change => ({
  title: t('Turn off {name}?', { name: remoteName(name) }),
  text:
    name === 'mf-public'
      ? t(
          'Shoppers see plain pages with the same content, without pictures and colours. Scans still lead to the right destination. You can turn it on again at any time.',
        )
      : t(
          'Its menu entries disappear for everyone, and its screens say that it is turned off. Your data does not change. You can turn it on again at any time.',
        ),
  action: t('Turn off'),
  danger: true,
  run: (call) => call('platform.disable', { name }),
  done: t('{name} is off.', { name: remoteName(name) }),
});

export const enable = (remote: PlatformRemote): Change => ({
  title: t('Turn on {name}?', { name: remoteName(remote.name) }),
  text: t('Everyone gets {name} {version} again from the next page they open.', {
    name: remoteName(remote.name),
    version: liveRelease(remote)?.version ?? '',
  }),
  action: t('Turn on'),
  run: (call) => call('platform.enable', { name: remote.name }),
  done: t('{name} is on.', { name: remoteName(remote.name) }),
});

export const endCanary = (remote: PlatformRemote, canary: NonNullable<PlatformRemote['canary']>): Change => ({
  title: t('End the canary of {name}?', { name: remoteName(remote.name) }),
  text: t('{orgs} go back from {version} to {live}. {whenSeen}', {
    orgs: audienceText(canary.orgs, canary.share),
    version: canary.version,
    live: liveRelease(remote)?.version ?? t('the live release'),
    whenSeen,
  }),
  action: t('End the canary'),
  run: (call) => call('platform.endCanary', { name: remote.name }),
  done: t('Everyone gets the live release of {name}.', { name: remoteName(remote.name) }),
});

/** Of one that was added. */
export const removeRemote = ({ name }: PlatformRemote): Change => ({
  title: t('Remove {name}?', { name: remoteName(name) }),
  text: t(
    'Its menu entries and screens disappear for everyone, its releases are deleted and its deploy tokens end. What it stored for people elsewhere stays there. You cannot undo this.',
  ),
  action: t('Remove'),
  danger: true,
  run: (call) => call('platform.removeRemote', { name }),
  done: t('{name} was removed.', { name: remoteName(name) }),
});

export const revokeToken = ({ token_id, name }: DeployToken): Change => ({
  title: t('Revoke this token of {name}?', { name: remoteName(name) }),
  text: t(
    'Pipelines that use it can no longer publish releases. Earlier releases stay. You cannot restore a revoked token.',
  ),
  action: t('Revoke'),
  danger: true,
  run: (call) => call('platform.revokeToken', { token_id }),
  done: t('We revoked the token.'),
});
