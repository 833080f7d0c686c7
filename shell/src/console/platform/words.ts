import type { PlatformRelease, PlatformRemote } from '@swapt/shared/contract';
import { formatNumber } from '@swapt/shared/ui';
import type { OwnRemote } from '@swapt/shared/values';
import { t } from '@swapt/shared/text';

/** What people call the remotes. */
const remoteLabels: Record<OwnRemote, string> = {
  'mf-codes': t('Codes'),
  'mf-stores': t('Catalogs and stores'),
  'mf-campaigns': t('Campaigns'),
  'mf-integrations': t('Integrations'),
  'mf-public': t('Public pages'),
};

/** Also for the shell itself; a remote that was added is called as it is named. */
export const remoteName = (name: string): string =>
  Object.entries(remoteLabels).find(([key]) => key === name)?.[1] ?? (name === 'shell' ? t('Console') : name);

const failures: Record<string, string> = {
  'integrity-missing': t('The hash of its first file is missing'),
  contract: t('It needs another contract version'),
  timeout: t('It did not load within 8 seconds'),
  entry: t('Its first file does not work'),
  'no-screen': t('A screen is missing'),
  chunk: t('A file of a screen does not work'),
  crash: t('A screen crashed'),
};
export const failureText = (code: string): string => failures[code] ?? code;

export const durationText = (ms: number): string => (ms < 1000 ? t('{ms} ms', { ms }) : `${(ms / 1000).toFixed(1)} s`);

export const percentText = (share: number): string => `${formatNumber(Math.round(share * 1000) / 10)}%`;

/** Who gets a canary, as a part of a sentence; `share` is in percent. */
export function audienceText(orgs: readonly { org_name: string }[], share: number): string {
  const named = orgs.slice(0, 3).map(({ org_name }) => org_name);
  const more = orgs.length - named.length;
  const list = [...named, ...(more > 0 ? [t('{more} more', { more })] : [])];
  const ofAll =
    list.length > 0
      ? t('{share}% of the other organizations', { share })
      : t('{share}% of all organizations', { share });
  return new Intl.ListFormat('en').format([...list, ...(share > 0 ? [ofAll] : [])]);
}

export const liveRelease = ({ releases }: PlatformRemote): PlatformRelease | undefined =>
  releases.find(({ state }) => state === 'live');

export const failedShare = ({ loads, failures }: PlatformRelease): number => (loads === 0 ? 0 : failures / loads);
