import { DatabaseUnavailable } from '../../platform/db/errors.js';
import type { Services } from '../../platform/services.js';
import { selectShop, type ShopRow } from './org.sql.js';

export type { ShopRow } from './org.sql.js';

/** What shoppers see of an organization. A page can do without: while the database is away and nothing is known of it, there is none. */
export async function readShop(
  { db, copies }: Pick<Services, 'db' | 'copies'>,
  orgId: string,
): Promise<ShopRow | undefined> {
  try {
    const { value } = await copies.read(
      `shop ${orgId}`,
      () => db.system((tx) => selectShop(tx, orgId)),
      ([shop]) => (shop ? [orgId] : []),
    );
    return value[0];
  } catch (error) {
    if (error instanceof DatabaseUnavailable) return undefined;
    throw error;
  }
}
