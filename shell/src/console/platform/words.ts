import type { PlatformRelease, PlatformRemote } from '@swapt/shared/contract';
import { formatNumber } from '@swapt/shared/ui';
import type { RemoteName } from '@swapt/shared/values';

/** What people call the remotes. */
const remoteLabels: Record<RemoteName, string> = {
  'mf-codes': 'Codes',
  'mf-stores': 'Catalogs and stores',
  'mf-campaigns': 'Campaigns',
  'mf-integrations': 'Integrations',
  'mf-public': 'Public pages',
};

/** Also for names of remotes that are gone, and for the shell itself. */
export const remoteName = (name: string): string =>
  Object.entries(remoteLabels).find(([key]) => key === name)?.[1] ?? (name === 'shell' ? 'Console' : name);

const failures: Record<string, string> = {
  'integrity-missing': 'The hash of its first file is missing',
  contract: 'It needs another contract version',
  timeout: 'It did not load within 8 seconds',
  entry: 'Its first file does not work',
  'no-screen': 'A screen is missing',
  chunk: 'A file of a screen does not work',
  crash: 'A screen crashed',
};
export const failureText = (code: string): string => failures[code] ?? code;

export const durationText = (ms: number): string => (ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`);

export const percentText = (share: number): string => `${formatNumber(Math.round(share * 1000) / 10)}%`;

/** Who gets a canary, as a part of a sentence; `share` is in percent. */
export function audienceText(orgs: readonly { org_name: string }[], share: number): string {
  const named = orgs.slice(0, 3).map(({ org_name }) => org_name);
  const more = orgs.length - named.length;
  const list = [...named, ...(more > 0 ? [`${more} more`] : [])];
  const ofAll = share > 0 ? `${share}% of ${list.length ? 'the other' : 'all'} organizations` : undefined;
  return new Intl.ListFormat('en').format([...list, ...(ofAll ? [ofAll] : [])]);
}

export const liveRelease = ({ releases }: PlatformRemote): PlatformRelease | undefined =>
  releases.find(({ state }) => state === 'live');

export const failedShare = ({ loads, failures }: PlatformRelease): number => (loads === 0 ? 0 : failures / loads);
