// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../../platform/db/statements.js' {
  interface Statements {
    /** bulk-changes.sql.ts: insertChange */
    'insert into bulk_changes (org_id, change_id, noun, action, can_undo, folder_id, tags, item_ids, total, created_by, created_at)\n\
     values ($1, $2, $3, $4, $5, $6, $7, $8, cardinality($8::uuid[]), $9, $10)': {
      values: readonly [string | null, string | null, string | null, string | null, boolean | null, string | null, List<string> | null, List<string> | null, string | null, Date | null];
      row: Record<never, never>;
    };

    /** bulk-changes.sql.ts: selectChange */
    "select b.change_id, b.org_id, b.noun, b.action, b.can_undo, b.tags, b.total, b.done, b.changed, b.left_out as left, b.undone, b.kept, b.created_at, b.ended_at,\n\
    case when b.state in ('running', 'undoing') and not exists (select from jobs j where j.org_id = b.org_id and j.kind = 'bulkChanges.part' and j.payload ->> 'change_id' = b.change_id::text and j.state = 'waiting') then 'failed' else b.state end as state, coalesce(nullif(u.name, ''), u.email, '') as by,\n\
    (select jsonb_build_object('folder_id', f.folder_id, 'name', f.name) from folders f where f.org_id = b.org_id and f.folder_id = b.folder_id) as folder\n\
  from bulk_changes b left join users u on u.user_id = b.created_by where b.org_id = $1 and b.change_id = $2": {
      values: readonly [string | null, string | null];
      row: {
        change_id: string;
        org_id: string;
        noun: ColumnTypes['bulk_changes.noun'];
        action: ColumnTypes['bulk_changes.action'];
        can_undo: boolean;
        tags: string[];
        total: number;
        done: number;
        changed: number;
        left: ColumnTypes['bulk_changes.left_out'];
        undone: number;
        kept: ColumnTypes['bulk_changes.kept'];
        created_at: Date;
        ended_at: Date | null;
        state: 'failed' | ColumnTypes['bulk_changes.state'];
        by: string;
        folder: { folder_id: string; name: string } | null;
      };
    };

    /** bulk-changes.sql.ts: selectChanges */
    "select b.change_id, b.org_id, b.noun, b.action, b.can_undo, b.tags, b.total, b.done, b.changed, b.left_out as left, b.undone, b.kept, b.created_at, b.ended_at,\n\
    case when b.state in ('running', 'undoing') and not exists (select from jobs j where j.org_id = b.org_id and j.kind = 'bulkChanges.part' and j.payload ->> 'change_id' = b.change_id::text and j.state = 'waiting') then 'failed' else b.state end as state, coalesce(nullif(u.name, ''), u.email, '') as by,\n\
    (select jsonb_build_object('folder_id', f.folder_id, 'name', f.name) from folders f where f.org_id = b.org_id and f.folder_id = b.folder_id) as folder\n\
  from bulk_changes b left join users u on u.user_id = b.created_by where b.org_id = $1 and b.noun = $2 order by b.created_at desc, b.change_id desc limit 50": {
      values: readonly [string | null, string | null];
      row: {
        change_id: string;
        org_id: string;
        noun: ColumnTypes['bulk_changes.noun'];
        action: ColumnTypes['bulk_changes.action'];
        can_undo: boolean;
        tags: string[];
        total: number;
        done: number;
        changed: number;
        left: ColumnTypes['bulk_changes.left_out'];
        undone: number;
        kept: ColumnTypes['bulk_changes.kept'];
        created_at: Date;
        ended_at: Date | null;
        state: 'failed' | ColumnTypes['bulk_changes.state'];
        by: string;
        folder: { folder_id: string; name: string } | null;
      };
    };

    /** bulk-changes.sql.ts: selectKind */
    'select noun, action from bulk_changes where org_id = $1 and change_id = $2': {
      values: readonly [string | null, string | null];
      row: { noun: ColumnTypes['bulk_changes.noun']; action: ColumnTypes['bulk_changes.action'] };
    };

    /** bulk-changes.sql.ts: countUnderWay */
    "select count(*) as changes from bulk_changes b where b.org_id = $1 and case when b.state in ('running', 'undoing') and not exists (select from jobs j where j.org_id = b.org_id and j.kind = 'bulkChanges.part' and j.payload ->> 'change_id' = b.change_id::text and j.state = 'waiting') then 'failed' else b.state end in ('running', 'undoing')": {
      values: readonly [string | null];
      row: { changes: number };
    };

    /** bulk-changes.sql.ts: lockChange */
    "select change_id, noun, action, can_undo, folder_id, tags, created_by, coalesce(item_ids[done + 1:done + $4], '{}') as next,\n\
       total, done, changed, left_out, undone, kept from bulk_changes\n\
      where org_id = $1 and change_id = $2 and state = $3 for no key update": {
      values: readonly [string | null, string | null, string | null, number | null];
      row: {
        change_id: string;
        noun: ColumnTypes['bulk_changes.noun'];
        action: ColumnTypes['bulk_changes.action'];
        can_undo: boolean;
        folder_id: string | null;
        tags: string[];
        created_by: string;
        next: string[];
        total: number;
        done: number;
        changed: number;
        left_out: ColumnTypes['bulk_changes.left_out'];
        undone: number;
        kept: ColumnTypes['bulk_changes.kept'];
      };
    };

    /** bulk-changes.sql.ts: advance */
    "update bulk_changes set done = $3, changed = $4, left_out = $5, state = case when $3 >= total then 'done' else state end,\n\
       ended_at = case when $3 >= total then $6::timestamptz end, item_ids = case when $3 >= total then '{}' else item_ids end where org_id = $1 and change_id = $2": {
      values: readonly [string | null, string | null, number | null, number | null, string | null, Date | null];
      row: Record<never, never>;
    };

    /** bulk-changes.sql.ts: advanceUndo */
    "update bulk_changes set undone = $3, kept = $4, state = case when $3 >= changed then 'undone' else state end, ended_at = $5\n\
      where org_id = $1 and change_id = $2": {
      values: readonly [string | null, string | null, number | null, string | null, Date | null];
      row: Record<never, never>;
    };

    /** bulk-changes.sql.ts: cancelChange */
    "update bulk_changes set state = 'cancelled', ended_at = $3, item_ids = '{}' where org_id = $1 and change_id = $2 and state = 'running' returning change_id": {
      values: readonly [string | null, string | null, Date | null];
      row: { change_id: string };
    };

    /** bulk-changes.sql.ts: beginUndo */
    "update bulk_changes b set state = 'undoing' where b.org_id = $1 and b.change_id = $2 and b.can_undo and b.changed > 0\n\
        and case when b.state in ('running', 'undoing') and not exists (select from jobs j where j.org_id = b.org_id and j.kind = 'bulkChanges.part' and j.payload ->> 'change_id' = b.change_id::text and j.state = 'waiting') then 'failed' else b.state end in ('done', 'cancelled', 'failed') returning b.change_id": {
      values: readonly [string | null, string | null];
      row: { change_id: string };
    };

    /** bulk-changes.sql.ts: insertBefore */
    'insert into bulk_changed_items (org_id, change_id, place, item_id, before)\n\
     select $1, $2, $3 + row_number() over (order by c.item_id), c.item_id, c.before\n\
       from jsonb_to_recordset($4::jsonb) as c (item_id uuid, before jsonb)': {
      values: readonly [string | null, string | null, number | null, string | null];
      row: Record<never, never>;
    };

    /** bulk-changes.sql.ts: selectBefore */
    'select item_id, before from bulk_changed_items where org_id = $1 and change_id = $2 and place > $3 order by place limit $4': {
      values: readonly [string | null, string | null, number | null, number | null];
      row: { item_id: string; before: ColumnTypes['bulk_changed_items.before'] };
    };

    /** bulk-changes.sql.ts: removeEnded */
    "delete from bulk_changes b where b.ended_at < $1 or (b.ended_at is null and b.created_at < $1 and not exists (select from jobs j where j.org_id = b.org_id and j.kind = 'bulkChanges.part' and j.payload ->> 'change_id' = b.change_id::text))": {
      values: readonly [Date | null];
      row: Record<never, never>;
    };
  }
}
