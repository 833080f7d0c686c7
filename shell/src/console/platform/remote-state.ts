import type { PlatformRelease, PlatformRemote } from '@swapt/shared/contract';
import type { ComponentProps } from 'react';
import type { StatusLabel } from '@swapt/shared/ui';
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
  if (remote.is_disabled) return { hue: 'neutral', label: 'Off' };
  if (!live) return { hue: 'danger', label: 'Nothing live' };
  if (live.reason !== null) return { hue: 'danger', label: 'Broken', note: stuck(remote, live, live.reason) };
  if (live.failures > 0 && failedShare(live) >= failingShare) return { hue: 'danger', label: 'Failing' };
  const taken = remote.releases.find(
    ({ state, created_at }) => state === 'quarantined' && created_at > live.created_at,
  );
  if (taken) return { hue: 'warning', label: 'Quarantined', note: takenBack(taken, live) };
  if (remote.canary) return { hue: 'secondary', label: 'Canary' };
  return { hue: 'success', label: 'Healthy' };
}

const stuck = ({ name }: PlatformRemote, { version }: PlatformRelease, reason: string) => ({
  title: `${version} is broken and there is no earlier release to roll back to`,
  text: `${reason} Publish a corrected release of ${remoteName(name)}, or turn it off until you have one.`,
});

const takenBack = ({ version, reason }: PlatformRelease, live: PlatformRelease) => ({
  title: `${version} is quarantined and ${live.version} is live`,
  text: `${reason ?? ''} Publish a corrected release, or allow this one again if it works.`.trim(),
});
