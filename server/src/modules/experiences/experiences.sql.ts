import type { ExperienceKind } from '@swapt/shared/values';
import type { Tx } from '../../platform/db/database.js';
import type { RowOf } from '../../platform/db/statements.js';

/** What may be listed: pages, and what belongs to codes. */
export interface Sight {
  pages: boolean;
  codes: boolean;
  stores: boolean;
}

/** Each part has its own index behind it; a search looks through the names. */
const all = `(
    select 'page' as kind, page_id as id, name, '' as slug, created_at from pages where org_id = $1 and status <> 'deleted' and $2
    union all
    select 'note', n.note_id, left(n.text, 120), '', n.created_at from code_notes n join codes c on c.org_id = n.org_id and c.code_id = n.code_id
      where n.org_id = $1 and n.is_public and c.status <> 'deleted' and $3
    union all
    select 'file', file_id, name, '', created_at from files where org_id = $1 and not is_sold and not is_slip and $3
    union all
    select type, code_id, name, slug, created_at from codes
      where org_id = $1 and type in ('card', 'wifi', 'event', 'app') and status in ('active', 'paused') and $3
    union all
    select 'store', store_id, name, '', created_at from stores where org_id = $1 and status in ('open', 'paused') and suspended_at is null and $6
    union all
    select 'item', i.item_id, p.name, i.store_id::text, i.created_at from store_items i
      join stores s on s.org_id = i.org_id and s.store_id = i.store_id and s.status in ('open', 'paused') and s.suspended_at is null
      join products p on p.org_id = i.org_id and p.product_id = i.product_id and p.status = 'active'
      where i.org_id = $1 and i.is_shown and $6
  ) as e (kind, id, name, slug, created_at)
  where ($4::text is null or strpos(lower(name), lower($4)) > 0) and ($5::text is null or kind = $5)`;

export interface ExperienceFilter {
  search?: string | undefined;
  kind?: ExperienceKind | undefined;
}

const valuesOf = (orgId: string, { pages, codes, stores }: Sight, { search, kind }: ExperienceFilter) =>
  [orgId, pages, codes, search || null, kind ?? null, stores] as const;

export const selectExperiences = (
  tx: Tx,
  orgId: string,
  sight: Sight,
  filter: ExperienceFilter,
  { limit, offset }: { limit: number; offset: number },
) =>
  tx.query(`select kind, id, name, slug from ${all} order by created_at desc, id desc limit $7 offset $8`, [
    ...valuesOf(orgId, sight, filter),
    limit,
    offset,
  ]);

/** `slug` is that of the code that holds it, of an item the id of its store; empty for what stands by itself. */
export type ExperienceRow = RowOf<typeof selectExperiences>;

export const countExperiences = (tx: Tx, orgId: string, sight: Sight, filter: ExperienceFilter) =>
  tx.query(`select count(*) as total from ${all}`, valuesOf(orgId, sight, filter));
