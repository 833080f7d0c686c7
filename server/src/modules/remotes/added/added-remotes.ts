import { AppError } from '../../../platform/errors/app-error.js';
import type { Services } from '../../../platform/services.js';
import {
  deleteAdded,
  deletePointers,
  insertAdded,
  insertPointers,
  markAllRemoved,
  revokeTokensOf,
  selectAdded,
} from './added-remotes.sql.js';
import { createToken } from '../deploy-token.js';
import type { TokenRow } from '../deploy-token.sql.js';
import { forgetLive } from '../live.js';
import { clearCanary, lockRemote, note } from '../pointers.js';
import { lockPointers, selectPointers } from '../registry.sql.js';
import { wrongGiven } from '../releases/check-paths.js';
import { ReleaseRefused, type RemoteName } from '../releases/release.js';

interface Adding {
  name: RemoteName;
  /** The addresses of the console that it may have, each with all below it. */
  paths: readonly string[];
  actor: string;
}

/** Adds a remote of another team to those that come with the product, and makes the token that its releases need. What cannot be given is refused at its field. */
export async function addRemote(
  services: Services,
  { name, paths, actor }: Adding,
): Promise<TokenRow & { token: string }> {
  await services.db.system(async (tx) => {
    await lockPointers(tx);
    const pointers = await selectPointers(tx);
    if (pointers.some((row) => row.name === name)) throw refused({ name: `There is a remote ${name} already.` });
    const contributions = pointers.flatMap(({ manifest }) => (manifest ? [manifest.contribution] : []));
    const added = await selectAdded(tx);
    const reasons = paths.flatMap((path) => wrongGiven(path, added, contributions));
    if (reasons.length > 0) throw refused({ paths: reasons.join(' ') });
    await insertAdded(tx, name, paths, actor);
    await insertPointers(tx, name);
    await note(await lockRemote(services, tx, name), { action: 'add', actor, detail: paths.join(', ') });
  });
  forgetLive(services);
  return createToken(services, name, { label: '', actor });
}

const refused = (fields: { name: string } | { paths: string }) =>
  new AppError('remote.refused', Object.values(fields).join(' '), { ...fields });

/** Removes a remote that was added: its addresses, menu entries and tokens at once, then its files. Its history stays. Throws ReleaseRefused. */
export async function removeRemote(services: Services, name: RemoteName, actor: string): Promise<void> {
  const { db, storage, now } = services;
  await db.system(async (tx) => {
    const locked = await lockRemote(services, tx, name);
    if ((await deleteAdded(tx, name)).length === 0)
      throw new ReleaseRefused([`${name} comes with the product. Turn it off instead.`]);
    if (locked.canary.version !== null) await clearCanary(locked, { action: 'endCanary', actor });
    await note(locked, { action: 'remove', actor, from_version: locked.stable.version });
    await deletePointers(tx, name);
    await revokeTokensOf(tx, name, actor);
    await markAllRemoved(tx, name, now());
  });
  forgetLive(services);
  // What a crash leaves here is collected with the other files that nothing names.
  await storage.remove(`remotes/${name}`);
}
