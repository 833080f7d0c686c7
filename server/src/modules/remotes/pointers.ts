import type { Tx } from '../../platform/db/database.js';
import { uuidv7 } from '../../platform/db/uuid.js';
import type { Services } from '../../platform/services.js';
import { selectAdded } from './added/added-remotes.sql.js';
import { wrongPaths, type Beside } from './releases/check-paths.js';
import { wrongContract } from './releases/contract-range.js';
import { ReleaseRefused, type Channel } from './releases/release.js';
import * as sql from './registry.sql.js';
import type { AuditRow, PointerRow } from './registry.sql.js';

/** One remote's pointers, locked until the end of the transaction, with those of the others beside them. */
export interface LockedRemote {
  services: Services;
  tx: Tx;
  name: string;
  stable: PointerRow;
  canary: PointerRow;
}

export async function lockRemote(services: Services, tx: Tx, name: string): Promise<LockedRemote> {
  await sql.lockPointers(tx);
  const all = await sql.selectPointers(tx);
  const find = (channel: Channel) => all.find((row) => row.name === name && row.channel === channel);
  const [stable, canary] = [find('stable'), find('canary')];
  if (!stable || !canary) throw new ReleaseRefused([`There is no remote ${name}.`]);
  return { services, tx, name, stable, canary };
}

/** What stands beside a remote: what the others show, to anybody, and what was given to those that were added. */
export async function besideOf(tx: Tx, name: string): Promise<Beside> {
  const pointers = await sql.selectPointers(tx);
  return {
    others: pointers.flatMap((row) => (row.name !== name && row.manifest ? [row.manifest.contribution] : [])),
    added: await selectAdded(tx),
  };
}

/** Why a release cannot be shown here and now; empty when it can. */
async function whyNot({ tx, name }: LockedRemote, version: string): Promise<string[]> {
  const release = await sql.selectRelease(tx, name, version);
  if (!release) return [`There is no release ${version} of ${name}.`];
  if (release.quarantine_reason !== null) {
    return [`${name} ${version} is quarantined: ${release.quarantine_reason} Publish a corrected release instead.`];
  }
  if (release.removed_at !== null) {
    return [`The files of ${name} ${version} were removed after newer releases. Publish it again.`];
  }
  const { contribution } = release.manifest;
  return [...wrongContract(contribution.contract), ...wrongPaths(contribution, await besideOf(tx, name))];
}

export async function assertUsable(locked: LockedRemote, version: string): Promise<void> {
  const reasons = await whyNot(locked, version);
  if (reasons.length) throw new ReleaseRefused(reasons);
}

/** The best release to go back to, or why there is none. */
export async function findLastGood(locked: LockedRemote): Promise<{ version: string } | { reasons: string[] }> {
  const earlier = (await sql.selectEarlier(locked.tx)).filter(({ name }) => name === locked.name);
  let reasons: string[] | undefined;
  for (const { version } of earlier) {
    const found = await whyNot(locked, version);
    if (found.length === 0) return { version };
    reasons ??= found;
  }
  return { reasons: reasons ?? [`${locked.name} has no working release before the current one.`] };
}

type Change = Pick<AuditRow, 'action' | 'actor'> & { detail?: string };

/** Writes what was done, in the transaction in which it is done. */
export const note = (
  { services, tx, name }: LockedRemote,
  row: Change & Partial<Pick<AuditRow, 'channel' | 'from_version' | 'to_version'>>,
) =>
  sql.insertAudit(tx, uuidv7(services.now()), {
    channel: 'stable',
    from_version: null,
    to_version: null,
    detail: '',
    ...row,
    name,
  });

/** Makes a release the one for all. A canary of the same release has done its work and ends. */
export async function moveStable(locked: LockedRemote, to: string, change: Change): Promise<void> {
  const { tx, stable, canary } = locked;
  if (stable.version === to) return;
  await sql.updatePointer(tx, { ...stable, version: to });
  await note(locked, { ...change, from_version: stable.version, to_version: to });
  if (canary.version === to)
    await clearCanary(locked, { action: 'endCanary', actor: change.actor, detail: 'Live for all.' });
}

export interface Audience {
  orgs: readonly string[];
  share: number;
}

export async function moveCanary(
  locked: LockedRemote,
  to: string,
  { orgs, share }: Audience,
  change: Change,
): Promise<void> {
  const { tx, canary } = locked;
  await sql.updatePointer(tx, { ...canary, version: to, orgs: [...orgs], share });
  await note(locked, { ...change, channel: 'canary', from_version: canary.version, to_version: to });
}

export async function clearCanary(locked: LockedRemote, change: Change): Promise<void> {
  const { tx, canary } = locked;
  await sql.updatePointer(tx, { ...canary, version: null, orgs: [], share: 0 });
  await note(locked, { ...change, channel: 'canary', from_version: canary.version, to_version: null });
}
