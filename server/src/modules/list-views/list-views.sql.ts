import type { Tx } from '../../platform/db/database.js';
import type { RowOf } from '../../platform/db/statements.js';
import type { ListViewsRow } from '../../platform/db/tables.gen.js';

const columns = 'org_id, view_id, list, owner_id, name, query';
/** Whose views somebody sees: one's own, and those of everybody. */
const seen = `org_id = $1 and (owner_id is null or owner_id = $2)`;

/** One's own and shared ones, by name. */
export const selectViews = (tx: Tx, orgId: string, userId: string, list: string) =>
  tx.query(`select ${columns} from list_views where ${seen} and list = $3 order by lower(name), view_id`, [
    orgId,
    userId,
    list,
  ]);

export type ViewRow = RowOf<typeof selectViews>;

export const lockView = (tx: Tx, orgId: string, userId: string, viewId: string) =>
  tx.query(`select ${columns} from list_views where ${seen} and view_id = $3 for update`, [orgId, userId, viewId]);

/** One after the other, so that of two that come at once only one is the last that there is room for. */
export const lockList = (tx: Tx, orgId: string, list: string) =>
  tx.query('select pg_advisory_xact_lock(7284, hashtext($1))', [`${orgId} ${list}`]);

/** How many there are of one person, or of everybody (null). */
export const countViews = (tx: Tx, orgId: string, list: string, ownerId: string | null) =>
  tx.query(
    'select count(*) as total from list_views where org_id = $1 and list = $2 and owner_id is not distinct from $3',
    [orgId, list, ownerId],
  );

/** No row when the name is taken. */
export const insertView = (tx: Tx, view: ListViewsRow) =>
  tx.query(
    `insert into list_views (org_id, view_id, list, owner_id, name, query, created_at) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (org_id, list, owner_id, lower(name)) do nothing returning ${columns}`,
    [view.org_id, view.view_id, view.list, view.owner_id, view.name, view.query, view.created_at],
  );

/** Another view of the same people with this name. */
export const findNamesake = (tx: Tx, { org_id, list, owner_id, name, view_id }: ViewRow) =>
  tx.query(
    `select view_id from list_views
      where org_id = $1 and list = $2 and owner_id is not distinct from $3 and lower(name) = lower($4) and view_id <> $5`,
    [org_id, list, owner_id, name, view_id],
  );

export const updateView = (tx: Tx, { org_id, view_id, owner_id, name, query }: ViewRow) =>
  tx.query(
    `update list_views set owner_id = $3, name = $4, query = $5 where org_id = $1 and view_id = $2 returning ${columns}`,
    [org_id, view_id, owner_id, name, query],
  );

export const deleteView = (tx: Tx, orgId: string, viewId: string) =>
  tx.query('delete from list_views where org_id = $1 and view_id = $2 returning view_id', [orgId, viewId]);

/** A view that became one person's own again opens nobody else's list. */
export const forgetDefaultOfOthers = (tx: Tx, orgId: string, viewId: string, userId: string) =>
  tx.query('update list_choices set view_id = null where org_id = $1 and view_id = $2 and user_id <> $3', [
    orgId,
    viewId,
    userId,
  ]);

export const selectChoice = (tx: Tx, orgId: string, userId: string, list: string) =>
  tx.query(
    'select view_id as default_view_id, columns from list_choices where org_id = $1 and user_id = $2 and list = $3',
    [orgId, userId, list],
  );

/** Sets the view that the list opens with. */
export const chooseView = (tx: Tx, orgId: string, userId: string, list: string, viewId: string | null) =>
  tx.query(
    `insert into list_choices (org_id, user_id, list, view_id) values ($1, $2, $3, $4)
     on conflict (org_id, user_id, list) do update set view_id = excluded.view_id`,
    [orgId, userId, list, viewId],
  );

export const chooseColumns = (tx: Tx, orgId: string, userId: string, list: string, chosen: readonly string[] | null) =>
  tx.query(
    `insert into list_choices (org_id, user_id, list, columns) values ($1, $2, $3, $4::text[])
     on conflict (org_id, user_id, list) do update set columns = excluded.columns`,
    [orgId, userId, list, chosen],
  );
