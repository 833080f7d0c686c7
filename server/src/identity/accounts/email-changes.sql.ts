import type { Tx } from '../../platform/db/database.js';
import type { RowOf } from '../../platform/db/statements.js';

const COLUMNS = 'change_id, account_id, old_email, new_email, asked_at';

export type NewEmailChange = EmailChangeRow & { undo_hash: Buffer; confirm_until: Date; undo_until: Date };

export const insertEmailChange = (tx: Tx, row: NewEmailChange) =>
  tx.query(
    `insert into email_changes (change_id, account_id, old_email, new_email, asked_at, undo_hash, confirm_until, undo_until)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      row.change_id,
      row.account_id,
      row.old_email,
      row.new_email,
      row.asked_at,
      row.undo_hash,
      row.confirm_until,
      row.undo_until,
    ],
  );

/** A change that waits for its link. */
export const selectPendingChange = (tx: Tx, accountId: string, now: Date) =>
  tx.query(
    `select ${COLUMNS} from email_changes
     where account_id = $1 and confirmed_at is null and confirm_until > $2 order by asked_at desc, change_id limit 1`,
    [accountId, now],
  );

export type EmailChangeRow = RowOf<typeof selectPendingChange>;

/** Ends changes that wait for their link. The links to the old address stay: who did not ask for any of them still can say so. */
export const endPendingChanges = (tx: Tx, accountId: string, now: Date) =>
  tx.query(
    'update email_changes set confirm_hash = null, confirm_until = $2 where account_id = $1 and confirmed_at is null and confirm_until > $2',
    [accountId, now],
  );

/** Gives a change that still waits the link that confirms it. */
export const setConfirmHash = (tx: Tx, changeId: string, hash: Buffer, now: Date) =>
  tx.query(
    `update email_changes set confirm_hash = $2
     where change_id = $1 and confirmed_at is null and confirm_until > $3 returning ${COLUMNS}`,
    [changeId, hash, now],
  );

/** Answers a row to exactly one of any number of callers, and only to the account that asked. */
export const takeConfirmLink = (tx: Tx, accountId: string, hash: Buffer, now: Date) =>
  tx.query(
    `update email_changes set confirmed_at = $3
     where confirm_hash = $2 and account_id = $1 and confirmed_at is null and confirm_until > $3 returning ${COLUMNS}`,
    [accountId, hash, now],
  );

export const selectUndoLink = (tx: Tx, hash: Buffer, now: Date) =>
  tx.query(`select ${COLUMNS} from email_changes where undo_hash = $1 and undo_until > $2`, [hash, now]);

/** Takes a change out, and those that came after it. Answers rows to exactly one of any number of callers. */
export const takeUndoLink = (tx: Tx, hash: Buffer, now: Date) =>
  tx.query(
    `delete from email_changes e using email_changes undone
     where undone.undo_hash = $1 and undone.undo_until > $2 and e.account_id = undone.account_id and e.asked_at >= undone.asked_at
     returning e.account_id`,
    [hash, now],
  );

export const deleteOldChanges = (tx: Tx, now: Date) =>
  tx.query('delete from email_changes where undo_until <= $1', [now]);
