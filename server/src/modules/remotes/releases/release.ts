import { createHash } from 'node:crypto';
import type { Contribution } from '@swapt/shared/remote';
import { ownRemotes, remoteNameRule, type RemoteName } from '@swapt/shared/values';

/** `release.json` of a built remote. */
export interface Release {
  contribution: Contribution;
  /** Version of the package and a hash of all files: `0.12.0-1a2b3c4d5e`. */
  version: string;
  entry: string;
  /** Script and style files per screen, for preload links. */
  screens: Record<string, string[]>;
  /** Every file with its hash as integrity attributes write it. */
  files: Record<string, string>;
}

export type ReleaseFiles = Map<string, Buffer>;

/** `canary` is for some organizations, `stable` for all others. */
export type Channel = 'stable' | 'canary';

/** Why a release was not taken, each reason one sentence. */
export class ReleaseRefused extends Error {
  override readonly name = 'ReleaseRefused';

  constructor(readonly reasons: readonly string[]) {
    super(reasons.join(' '));
  }
}

export { ownRemotes, type RemoteName };

const namePattern = new RegExp(remoteNameRule.pattern);

/** Whether it can be the name of a remote. */
export const isRemoteName = (name: string): name is RemoteName =>
  name.length <= remoteNameRule.maxLength && namePattern.test(name);

export const integrityOf = (content: Uint8Array): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;
