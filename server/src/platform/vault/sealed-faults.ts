import type { Database } from '../db/database.js';
import { noOrg } from '../db/no-org.js';
import { unseal, type SecretPlace } from './seal.js';
import { readKeys } from './vault-keys.js';
import type { VaultSettings } from './vault.js';
import { selectAfter } from './vault.sql.js';

const AT_ONCE = 500;

interface Fault {
  subject: string;
  says: string;
}

/** For the doctor: secrets that do not open. What they are is not said. */
export async function findSealedFaults(db: Database, settings: VaultSettings): Promise<Fault[]> {
  const keys = new Map(readKeys(settings).map((key) => [key.id, key]));
  const faults: Fault[] = [];
  for (let last: SecretPlace | undefined = { orgId: noOrg, kind: '', name: '' }; last;) {
    const after: SecretPlace = last;
    const rows = await db.system((tx) => selectAfter(tx, after, AT_ONCE));
    for (const { org_id: orgId, kind, name, sealed, key_id: keyId } of rows) {
      const key = keys.get(keyId);
      const subject = `${orgId}/${kind}/${name}`;
      if (!key) faults.push({ subject, says: `it is sealed with the key ${keyId}, which is not here` });
      else if (!opens(() => unseal(key, { orgId, kind, name }, sealed)))
        faults.push({ subject, says: 'it does not open' });
    }
    const end = rows.length === AT_ONCE ? rows.at(-1) : undefined;
    last = end && { orgId: end.org_id, kind: end.kind, name: end.name };
  }
  return faults;
}

function opens(open: () => string): boolean {
  try {
    open();
    return true;
  } catch {
    return false;
  }
}
