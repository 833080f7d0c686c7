import { hkdfSync, randomBytes } from 'node:crypto';
import type { Database } from '../platform/db/database.js';

const NAME = 'identity';

/** Derives keys for one use each from the installation's secret, which is made at the first start and shared by all processes. */
export async function loadDeriveKey(db: Database): Promise<(use: string) => Buffer> {
  const secret = await db.system(async (tx) => {
    await tx.query('insert into secrets (name, value) values ($1, $2) on conflict do nothing', [NAME, randomBytes(32)]);
    const [row] = await tx.query('select value from secrets where name = $1', [NAME]);
    return row?.value;
  });
  if (!secret) throw new Error('The secret of the identity provider could not be read');
  return (use) => Buffer.from(hkdfSync('sha256', secret, '', `swapt ${use}`, 32));
}
