import { createHash } from 'node:crypto';
import type { RegisteredRemote, Registry } from '@swapt/shared/remote';
import { contractVersion } from '@swapt/shared/values';
import type { Services } from '../services.js';
import { isRemoteName } from './release.js';
import { selectLive, type LiveRow } from './registry.sql.js';

/** What is live now: the registry as browsers see it, and the rows behind it for pages made on the server. */
export interface Live {
  registry: Registry;
  rows: LiveRow[];
}

/** Another process's change is seen after this time at the latest. */
const freshMs = 1000;
const known = new WeakMap<Services, { at: number; live: Promise<Live> }>();

export function liveReleases(services: Services): Promise<Live> {
  const found = known.get(services);
  if (found && Date.now() - found.at < freshMs) return found.live;
  const live = services.db.system((tx) => selectLive(tx)).then((rows) => ({ registry: toRegistry(rows), rows }));
  known.set(services, { at: Date.now(), live });
  live.catch(() => known.delete(services));
  return live;
}

export const forgetLive = (services: Services): void => void known.delete(services);

/** The address of a release's file. */
export const assetUrl = (name: string, version: string, path: string): string => `/r/${name}/${version}/${path}`;

function toRegistry(rows: LiveRow[]): Registry {
  const remotes = rows.flatMap((row): RegisteredRemote[] => {
    if (!isRemoteName(row.name)) return [];
    const { manifest, previous_version: version, previous_manifest: before, previous_integrity: hashes } = row;
    return [
      {
        name: row.name,
        version: row.version,
        ...addressed(row.name, row.version, manifest.entry, row.integrity),
        contribution: manifest.contribution,
        ...(version &&
          before &&
          hashes && { previous: { version, ...addressed(row.name, version, before.entry, hashes) } }),
      },
    ];
  });
  const revision = createHash('sha256').update(JSON.stringify(remotes)).digest('base64url').slice(0, 16);
  return { revision, contract: contractVersion, remotes };
}

const addressed = (name: string, version: string, entry: string, integrity: Record<string, string>) => ({
  entry: assetUrl(name, version, entry),
  integrity: integrity[entry] ?? '',
});
