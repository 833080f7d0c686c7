import { createHash } from 'node:crypto';
import type { RegisteredRemote, Registry } from '@swapt/shared/remote';
import { contractVersion } from '@swapt/shared/values';
import { DatabaseUnavailable } from '../../platform/db/errors.js';
import type { Services } from '../../platform/services.js';
import { getsCanary } from './canary.js';
import { fitsContract } from './releases/contract-range.js';
import {
  selectEarlier,
  selectOnceLive,
  selectPointers,
  type EarlierRow,
  type Manifest,
  type PointerRow,
} from './registry.sql.js';

export interface LiveRow {
  name: string;
  version: string;
  manifest: Manifest;
  integrity: Record<string, string>;
}

/** What is live now: the registry as browsers see it, and the rows behind it for pages made on the server. */
export interface Live {
  registry: Registry;
  rows: LiveRow[];
}

interface Snapshot {
  pointers: PointerRow[];
  /** What a page falls back to where the files of a release fail, the best first. */
  earlier: EarlierRow[];
  /** Organizations with the same canaries get the same registry. */
  made: Map<string, Live>;
}

/** Another process's change is seen after this time at the latest. While the database is away, what was live last is live. */
const freshMs = 1000;
const known = new WeakMap<Services, { at: number; snapshot: Promise<Snapshot> }>();
const last = new WeakMap<Services, Snapshot>();

/** What an organization gets; without one, what most do. */
export async function liveReleases(services: Services, orgId?: string): Promise<Live> {
  const snapshot = await present(services);
  const { pointers, earlier, made } = snapshot;
  const onCanary = pointers.filter((row) => row.channel === 'canary' && row.version && getsCanary(row, orgId));
  const key = onCanary.map(({ name }) => name).join();
  const found = made.get(key);
  if (found) return found;
  const stable = pointers.filter(({ channel }) => channel === 'stable');
  const live = choose(stable, onCanary, earlier);
  made.set(key, live);
  return live;
}

export const forgetLive = (services: Services): void => void known.delete(services);

function present(services: Services): Promise<Snapshot> {
  const found = known.get(services);
  if (found && Date.now() - found.at < freshMs) return found.snapshot;
  const snapshot = read(services).catch((error: unknown) => {
    const before = last.get(services);
    if (before && error instanceof DatabaseUnavailable) return before;
    throw error;
  });
  known.set(services, { at: Date.now(), snapshot });
  snapshot.catch(() => known.get(services)?.snapshot === snapshot && known.delete(services));
  return snapshot;
}

async function read(services: Services): Promise<Snapshot> {
  const snapshot = await services.db.system(async (tx) => ({
    pointers: await selectPointers(tx),
    earlier: [...(await selectEarlier(tx)), ...(await selectOnceLive(tx))],
    made: new Map<string, Live>(),
  }));
  last.set(services, snapshot);
  return snapshot;
}

/** The address of a release's file. */
export const assetUrl = (name: string, version: string, path: string): string => `/r/${name}/${version}/${path}`;

function choose(stable: PointerRow[], onCanary: PointerRow[], earlier: EarlierRow[]): Live {
  const rows: LiveRow[] = [];
  const remotes: RegisteredRemote[] = [];
  for (const pointer of stable) {
    const { name } = pointer;
    const { channel, version, manifest, integrity } = onCanary.find((row) => row.name === name) ?? pointer;
    if (!version || !manifest || !integrity) continue;
    rows.push({ name, version, manifest, integrity });
    const before = earlier.filter((row) => row.name === name);
    remotes.push({
      name,
      version,
      entry: assetUrl(name, version, manifest.entry),
      integrity: integrity[manifest.entry] ?? '',
      contribution: manifest.contribution,
      channel,
      ...(pointer.disabled_at && { isDisabled: true }),
      ...previous(name, channel === 'canary' ? [...asEarlier(pointer), ...before] : before),
    });
  }
  const revision = createHash('sha256').update(JSON.stringify(remotes)).digest('base64url').slice(0, 16);
  return { registry: { revision, contract: contractVersion, remotes }, rows };
}

/** From a canary, a page goes back to what all others have. */
function asEarlier({ name, version, manifest, integrity, is_quarantined }: PointerRow): EarlierRow[] {
  if (!version || !manifest || is_quarantined) return [];
  const { entry, contribution } = manifest;
  return [{ name, version, contract: contribution.contract, entry, integrity: integrity?.[entry] ?? null }];
}

function previous(name: string, candidates: EarlierRow[]): Pick<RegisteredRemote, 'previous'> {
  const row = candidates.find(({ contract, integrity }) => integrity !== null && fitsContract(contract));
  if (!row) return {};
  const { version, entry, integrity } = row;
  return { previous: { version, entry: assetUrl(name, version, entry), integrity: integrity ?? '' } };
}
