import { composed } from '../../platform/db/composed.js';
import type { Tx } from '../../platform/db/database.js';

const matches = (ofVariant: boolean) => `m.org_id = $1 and m.store_id = $2${ofVariant ? ' and m.variant_id = $3' : ''}`;
const both = () => [[false], [true]] as const;

/** Newest first. Of a deleted account and of an order nobody is named. */
const movesText = composed(
  'inventory.moves',
  (ofVariant: boolean) => `
    select m.move_id, m.store_id, m.variant_id, p.name, v.option_values, m.kind, m.change, m.sold, m.note, coalesce(nullif(u.name, ''), u.email) as by, m.at,
      (select s.name from stock_moves o join stores s on s.org_id = o.org_id and s.store_id = o.store_id
        where o.org_id = m.org_id and o.kind = 'transfer' and m.kind = 'transfer' and o.cause_id = m.cause_id and o.store_id <> m.store_id) as other_store
    from stock_moves m
    join product_variants v on v.org_id = m.org_id and v.variant_id = m.variant_id
    join products p on p.org_id = v.org_id and p.product_id = v.product_id
    left join users u on u.user_id = m.by_user
    where ${matches(ofVariant)} order by m.at desc, m.move_id desc limit $${ofVariant ? 4 : 3} offset $${ofVariant ? 5 : 4}`,
  both,
);

const countText = composed(
  'inventory.movesCount',
  (ofVariant: boolean) => `select count(*) as total from stock_moves m where ${matches(ofVariant)}`,
  both,
);

interface MovesOf {
  orgId: string;
  storeId: string;
  variantId: string | undefined;
}

const valuesOf = ({ orgId, storeId, variantId }: MovesOf) => [orgId, storeId, ...(variantId ? [variantId] : [])];

export const selectMoves = (tx: Tx, of: MovesOf, limit: number, offset: number) =>
  tx.query(movesText(of.variantId !== undefined), [...valuesOf(of), limit, offset]);

export const countMoves = (tx: Tx, of: MovesOf) => tx.query(countText(of.variantId !== undefined), valuesOf(of));
