import type { Config } from '../config/config.js';
import type { Database } from '../db/database.js';
import { seal, unseal, type VaultKey } from './seal.js';
import { ensureKeys, readKeys } from './vault-keys.js';
import { MissingKey } from './vault.js';
import { countByKey, deleteOfKey, lockOfOtherKeys, updateSeal } from './vault.sql.js';

const AT_ONCE = 200;

type Settings = Pick<Config, 'dataDir' | 'secretKeys' | 'forgetKey'>;

/** At the start of a process: every secret can be opened, or the start is refused. What another key sealed is sealed anew with the first one. */
export async function prepareVault(settings: Settings, db: Database): Promise<void> {
  const { forgetKey } = settings;
  if (forgetKey) await db.system((tx) => deleteOfKey(tx, forgetKey));
  const known = readKeys(settings);
  const used = await db.system(countByKey);
  const missing = used.find(({ key_id: keyId }) => !known.some(({ id }) => id === keyId));
  if (missing) throw new MissingKey(settings, missing.key_id);
  const keys = ensureKeys(settings);
  while ((await sealAnew(keys, db)) === AT_ONCE);
}

/** Gives how many were sealed anew. */
const sealAnew = (keys: readonly VaultKey[], db: Database): Promise<number> =>
  db.system(async (tx) => {
    const [first] = keys;
    if (!first) return 0;
    const rows = await lockOfOtherKeys(tx, first.id, AT_ONCE);
    let sealed = 0;
    for (const { org_id: orgId, kind, name, sealed: text, key_id: keyId } of rows) {
      const old = keys.find(({ id }) => id === keyId);
      // Of a process that was started with another key in this very moment: its next start says so.
      if (!old) continue;
      const place = { orgId, kind, name };
      await updateSeal(tx, { ...place, sealed: seal(first, place, unseal(old, place, text)), keyId: first.id });
      sealed += 1;
    }
    return sealed;
  });
