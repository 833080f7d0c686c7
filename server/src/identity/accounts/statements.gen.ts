// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../../platform/db/statements.js' {
  interface Statements {
    /** account-tokens.sql.ts: insertResetToken */
    "insert into account_tokens (token_hash, account_id, purpose, expires_at) values ($1, $2, 'reset', $3)": {
      values: readonly [Uint8Array | null, string | null, Date | null];
      row: Record<never, never>;
    };

    /** account-tokens.sql.ts: selectResetToken */
    "select account_id from account_tokens\n\
     where token_hash = $1 and purpose = 'reset' and used_at is null and expires_at > $2": {
      values: readonly [Uint8Array | null, Date | null];
      row: { account_id: string };
    };

    /** account-tokens.sql.ts: useResetToken */
    "update account_tokens set used_at = $2\n\
     where token_hash = $1 and purpose = 'reset' and used_at is null and expires_at > $2 returning account_id": {
      values: readonly [Uint8Array | null, Date | null];
      row: { account_id: string };
    };

    /** account-tokens.sql.ts: deleteResetTokens */
    "delete from account_tokens where account_id = $1 and purpose = 'reset'": {
      values: readonly [string | null];
      row: Record<never, never>;
    };

    /** account-tokens.sql.ts: deleteExpiredTokens */
    'delete from account_tokens where expires_at <= $1': {
      values: readonly [Date | null];
      row: Record<never, never>;
    };

    /** accounts.sql.ts: selectAccount */
    'select account_id, email, name, password_hash, email_verified_at from accounts where account_id = $1': {
      values: readonly [string | null];
      row: { account_id: string; email: string; name: string; password_hash: string; email_verified_at: Date };
    };

    /** accounts.sql.ts: selectAccountByEmail */
    'select account_id, email, name, password_hash, email_verified_at from accounts where lower(email) = lower($1)': {
      values: readonly [string | null];
      row: { account_id: string; email: string; name: string; password_hash: string; email_verified_at: Date };
    };

    /** accounts.sql.ts: insertAccount */
    'insert into accounts (account_id, email, name, password_hash, email_verified_at, created_at, password_changed_at)\n\
     values ($1, $2, $3, $4, $5, $6, $6) on conflict do nothing returning account_id': {
      values: readonly [string | null, string | null, string | null, string | null, Date | null, Date | null];
      row: { account_id: string };
    };

    /** accounts.sql.ts: updatePassword */
    'update accounts set password_hash = $2, password_changed_at = $3 where account_id = $1 returning email': {
      values: readonly [string | null, string | null, Date | null];
      row: { email: string };
    };

    /** accounts.sql.ts: updateName */
    'update accounts set name = $2 where account_id = $1': {
      values: readonly [string | null, string | null];
      row: Record<never, never>;
    };

    /** accounts.sql.ts: updateEmail */
    'update accounts set email = $2 where account_id = $1': {
      values: readonly [string | null, string | null];
      row: Record<never, never>;
    };

    /** email-changes.sql.ts: insertEmailChange */
    'insert into email_changes (change_id, account_id, old_email, new_email, asked_at, undo_hash, confirm_until, undo_until)\n\
     values ($1, $2, $3, $4, $5, $6, $7, $8)': {
      values: readonly [string | null, string | null, string | null, string | null, Date | null, Uint8Array | null, Date | null, Date | null];
      row: Record<never, never>;
    };

    /** email-changes.sql.ts: selectPendingChange */
    'select change_id, account_id, old_email, new_email, asked_at from email_changes\n\
     where account_id = $1 and confirmed_at is null and confirm_until > $2 order by asked_at desc, change_id limit 1': {
      values: readonly [string | null, Date | null];
      row: { change_id: string; account_id: string; old_email: string; new_email: string; asked_at: Date };
    };

    /** email-changes.sql.ts: endPendingChanges */
    'update email_changes set confirm_hash = null, confirm_until = $2 where account_id = $1 and confirmed_at is null and confirm_until > $2': {
      values: readonly [string | null, Date | null];
      row: Record<never, never>;
    };

    /** email-changes.sql.ts: setConfirmHash */
    'update email_changes set confirm_hash = $2\n\
     where change_id = $1 and confirmed_at is null and confirm_until > $3 returning change_id, account_id, old_email, new_email, asked_at': {
      values: readonly [string | null, Uint8Array | null, Date | null];
      row: { change_id: string; account_id: string; old_email: string; new_email: string; asked_at: Date };
    };

    /** email-changes.sql.ts: takeConfirmLink */
    'update email_changes set confirmed_at = $3\n\
     where confirm_hash = $2 and account_id = $1 and confirmed_at is null and confirm_until > $3 returning change_id, account_id, old_email, new_email, asked_at': {
      values: readonly [string | null, Uint8Array | null, Date | null];
      row: { change_id: string; account_id: string; old_email: string; new_email: string; asked_at: Date };
    };

    /** email-changes.sql.ts: selectUndoLink */
    'select change_id, account_id, old_email, new_email, asked_at from email_changes where undo_hash = $1 and undo_until > $2': {
      values: readonly [Uint8Array | null, Date | null];
      row: { change_id: string; account_id: string; old_email: string; new_email: string; asked_at: Date };
    };

    /** email-changes.sql.ts: takeUndoLink */
    'delete from email_changes e using email_changes undone\n\
     where undone.undo_hash = $1 and undone.undo_until > $2 and e.account_id = undone.account_id and e.asked_at >= undone.asked_at\n\
     returning e.account_id': {
      values: readonly [Uint8Array | null, Date | null];
      row: { account_id: string };
    };

    /** email-changes.sql.ts: deleteOldChanges */
    'delete from email_changes where undo_until <= $1': {
      values: readonly [Date | null];
      row: Record<never, never>;
    };

    /** sign-ups.sql.ts: insertSignUp */
    'insert into sign_ups (token_hash, account_id, email, name, password_hash, created_at, expires_at)\n\
     values ($1, $2, $3, $4, $5, $6, $7)': {
      values: readonly [Uint8Array | null, string | null, string | null, string | null, string | null, Date | null, Date | null];
      row: Record<never, never>;
    };

    /** sign-ups.sql.ts: selectSignUpByLink */
    'select account_id, email, name, password_hash from sign_ups where token_hash = $1 and expires_at > $2': {
      values: readonly [Uint8Array | null, Date | null];
      row: { account_id: string; email: string; name: string; password_hash: string };
    };

    /** sign-ups.sql.ts: selectSignUp */
    'select account_id, email, name, password_hash from sign_ups where account_id = $1 and expires_at > $2 limit 1': {
      values: readonly [string | null, Date | null];
      row: { account_id: string; email: string; name: string; password_hash: string };
    };

    /** sign-ups.sql.ts: selectNewestSignUp */
    'select account_id, email, name, password_hash from sign_ups where lower(email) = lower($1) and expires_at > $2\n\
     order by created_at desc, token_hash limit 1': {
      values: readonly [string | null, Date | null];
      row: { account_id: string; email: string; name: string; password_hash: string };
    };

    /** sign-ups.sql.ts: insertConfirmed */
    'insert into accounts (account_id, email, name, password_hash, email_verified_at, created_at, password_changed_at)\n\
     select $2, email, $3, $4, $5, $5, $5 from sign_ups where token_hash = $1 and expires_at > $5\n\
     on conflict do nothing returning email': {
      values: readonly [Uint8Array | null, string | null, string | null, string | null, Date | null];
      row: { email: string };
    };

    /** sign-ups.sql.ts: deleteSignUpsOf */
    'delete from sign_ups where lower(email) = lower($1)': {
      values: readonly [string | null];
      row: Record<never, never>;
    };

    /** sign-ups.sql.ts: deleteExpiredSignUps */
    'delete from sign_ups where expires_at <= $1': {
      values: readonly [Date | null];
      row: Record<never, never>;
    };
  }
}
