import type { Tx } from '../../platform/db/database.js';
import type { RowOf } from '../../platform/db/statements.js';

export const selectRoom = (tx: Tx, orgId: string) =>
  tx.query('select stored_bytes as bytes, stored_files as files from organizations where org_id = $1', [orgId]);

export type RoomRow = RowOf<typeof selectRoom>;

/** Counts one more file where there is room for it. Two that arrive at once come one after the other here: the second sees the first. */
export const takeRoom = (tx: Tx, orgId: string, bytes: number, most: RoomRow) =>
  tx.query(
    `update organizations set stored_bytes = stored_bytes + $2, stored_files = stored_files + 1
      where org_id = $1 and stored_bytes + $2 <= $3 and stored_files < $4 returning stored_bytes as bytes, stored_files as files`,
    [orgId, bytes, most.bytes, most.files],
  );

export const freeRoom = (tx: Tx, orgId: string, bytes: number) =>
  tx.query(
    'update organizations set stored_bytes = stored_bytes - $2, stored_files = stored_files - 1 where org_id = $1',
    [orgId, bytes],
  );

/** For the doctor: organizations whose count is not the sum of their pictures and files. One that is being erased loses these first. */
export const wrongRoom = `
  select o.org_id::text as subject,
         format('%s bytes in %s files counted, %s in %s stored', coalesce(t.bytes, 0), coalesce(t.files, 0), o.stored_bytes, o.stored_files) as says
    from organizations o
    left join (
      select org_id, sum(bytes)::bigint as bytes, count(*) as files
        from (select org_id, bytes from images union all select org_id, bytes from files) each_one group by org_id
    ) t using (org_id)
   where (o.stored_bytes, o.stored_files) is distinct from (coalesce(t.bytes, 0), coalesce(t.files, 0))
     and not exists (select from jobs j where j.org_id = o.org_id and j.kind = 'org.erase')`;
