import type { Services } from '../../../platform/services.js';
import { ownRemotes, type RemoteName } from './release.js';
import * as sql from '../registry.sql.js';
import type { PointerRow, ReleaseRow } from '../registry.sql.js';

export interface ReleaseState {
  version: string;
  createdAt: Date;
  createdBy: string;
  /** `removed`: its files are gone. A release that is live although it is quarantined has nothing to go back to. */
  state: 'live' | 'canary' | 'quarantined' | 'removed' | 'ready';
  quarantine?: { reason: string; at: Date };
  contract: string;
  /** The scripts of its heaviest screen before compression; unknown for releases of earlier versions of the server. */
  sizeKb: number | null;
  budgetKb: number;
}

/** The newest releases of a remote, newest first. */
export async function releases(services: Services, name: RemoteName, limit = 20): Promise<ReleaseState[]> {
  const { rows, pointers } = await services.db.system(async (tx) => ({
    rows: await sql.selectReleases(tx, name, limit),
    pointers: (await sql.selectPointers(tx)).filter((pointer) => pointer.name === name),
  }));
  return rows.map((row) => describe(row, pointers));
}

function describe(row: ReleaseRow, pointers: PointerRow[]): ReleaseState {
  const { contract, budgetKb } = row.manifest.contribution;
  return {
    version: row.version,
    createdAt: row.created_at,
    createdBy: row.created_by,
    state: stateOf(row, pointers),
    ...(row.quarantine_reason !== null &&
      row.quarantined_at && { quarantine: { reason: row.quarantine_reason, at: row.quarantined_at } }),
    contract,
    sizeKb: row.script_bytes === null ? null : Math.ceil(row.script_bytes / 1024),
    budgetKb,
  };
}

function stateOf(row: ReleaseRow, pointers: PointerRow[]) {
  const pointer = pointers.filter(({ version }) => version === row.version).at(-1);
  if (pointer) return pointer.channel === 'stable' ? 'live' : 'canary';
  if (row.quarantine_reason !== null) return 'quarantined';
  return row.removed_at === null ? 'ready' : 'removed';
}

export interface RemoteState {
  name: RemoteName;
  isDisabled: boolean;
  live: string | null;
  /** What a rollback leads to. */
  previous: string | null;
  canary: { version: string; orgs: string[]; share: number } | null;
}

/** Those that come with the product, in their order, then those that were added. */
const inOrder = (pointers: readonly PointerRow[]) => {
  const place = ({ name }: PointerRow) => [...ownRemotes, name].indexOf(name);
  return pointers.filter(({ channel }) => channel === 'stable').sort((a, b) => place(a) - place(b));
};

/** Every remote's pointers. */
export function remoteStates(services: Services): Promise<RemoteState[]> {
  return services.db.system(async (tx) => {
    const pointers = await sql.selectPointers(tx);
    const earlier = await sql.selectEarlier(tx);
    return inOrder(pointers).map(({ name, version, disabled_at }) => {
      const canary = pointers.find((row) => row.name === name && row.channel === 'canary');
      return {
        name,
        isDisabled: disabled_at !== null,
        live: version,
        previous: earlier.find((row) => row.name === name)?.version ?? null,
        canary: canary?.version ? { version: canary.version, orgs: canary.orgs, share: canary.share } : null,
      };
    });
  });
}

/** The last changes, newest first; of one remote or of all. */
export const audit = (services: Services, name?: RemoteName, limit = 50) =>
  services.db.system((tx) => sql.selectAudit(tx, name ?? null, limit));
