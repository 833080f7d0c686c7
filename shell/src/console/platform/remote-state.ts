import type { PlatformRelease, PlatformRemote } from '@swapt/shared/contract';
import type { ComponentProps } from 'react';
import type { StatusLabel } from '@swapt/shared/ui';
import { t } from '@swapt/shared/text';
import { failedShare, liveRelease, remoteName } from './words.js';

interface RemoteState extends ComponentProps<typeof StatusLabel> {
  /** What the operator should know beyond the label. */
  note?: { title: string; text: string };
}

/** From this share of failed pages on, a release counts as failing; the server takes one back at the same share, of enough pages. */
const failingShare = 0.05;

/** How a remote does, the most pressing thing first. */
export function remoteState(remote: PlatformRemote): RemoteState {
  const live = liveRelease(remote);
  if (remote.is_disabled) return { hue: 'neutral', label: t('Off') };
  // One of ours is released by the server itself.
  if (!live && remote.paths && remote.releases.length === 0) return { hue: 'neutral', label: t('Not released') };
  if (!live) return { hue: 'danger', label: t('Nothing live') };
  if (live.reason !== null) return { hue: 'danger', label: t('Broken'), note: stuck(remote, live, live.reason) };
  if (live.failures > 0 && failedShare(live) >= failingShare) return { hue: 'danger', label: t('Failing') };
  const taken = remote.releases.find(
    ({ state, created_at }) => state === 'quarantined' && created_at > live.created_at,
  );
  if (taken) return { hue: 'warning', label: t('Quarantined'), note: takenBack(taken, live) };
  if (remote.canary) return { hue: 'secondary', label: t('Canary') };
  return { hue: 'success', label: t('Healthy') };
}

const stuck = ({ name }: PlatformRemote, { version }: PlatformRelease, reason: string) => ({
  title: t('{version} is broken and there is no earlier release to roll back to', { version }),
  text: t('{reason} Publish a corrected release of {name}, or turn it off until you have one.', {
    reason,
    name: remoteName(name),
  }),
});

const takenBack = ({ version, reason }: PlatformRelease, live: PlatformRelease) => ({
  title: t('{version} is quarantined and {live} is live', { version, live: live.version }),
  text: t('{reason} Publish a corrected release, or allow this one again if it works.', {
    reason: reason ?? '',
  }).trim(),
});
