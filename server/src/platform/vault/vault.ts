import type { Config } from '../config/config.js';
import type { Tx } from '../db/database.js';
import { seal, unseal, type SecretPlace, type VaultKey } from './seal.js';
import { ensureKeys, readKeys, whereKeysAre } from './vault-keys.js';
import { deleteSecret, selectSecret, upsertSecret } from './vault.sql.js';

export type VaultSettings = Pick<Config, 'dataDir' | 'secretKeys'>;

/** Where secrets of organizations are kept; the database has them sealed. */
export interface Vault {
  /** Keeps a secret, in place of the one that has its name. */
  put: (tx: Tx, place: SecretPlace, text: string, now: Date) => Promise<void>;
  read: (tx: Tx, place: SecretPlace) => Promise<string | undefined>;
  remove: (tx: Tx, place: SecretPlace) => Promise<void>;
}

export function makeVault(settings: VaultSettings): Vault {
  let keys: readonly VaultKey[] | undefined;
  const loaded = () => (keys ??= ensureKeys(settings));

  return {
    async put(tx, place, text, now) {
      const [key] = loaded();
      if (!key) throw new Error('There is no key to seal with');
      await upsertSecret(tx, { ...place, sealed: seal(key, place, text), keyId: key.id }, now);
    },
    async read(tx, place) {
      const [row] = await selectSecret(tx, place);
      if (!row) return undefined;
      const key = loaded().find(({ id }) => id === row.key_id);
      if (!key) throw new MissingKey(settings, row.key_id);
      return unseal(key, place, row.sealed);
    },
    async remove(tx, place) {
      await deleteSecret(tx, place);
    },
  };
}

/** Secrets cannot be opened, because their key is not here. */
export class MissingKey extends Error {
  override readonly name = 'MissingKey';

  constructor(settings: VaultSettings, keyId: string) {
    const here = readKeys(settings).length > 0 ? ', which is another one' : '';
    super(
      `secrets of organizations are sealed with the key ${keyId}, and it is not in ${whereKeysAre(settings)}${here}. Put it back there. If it is lost for good, ` +
        `start once with SWAPT_FORGET_KEY=${keyId}: these secrets are removed, and their owners connect their services again.`,
    );
  }
}
