// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../../platform/db/statements.js' {
  interface Statements {
    /** passkeys.sql.ts: selectPasskeys */
    'select passkey_id, account_id, name, public_key, counter, transports, created_at, last_used_at from passkeys where account_id = $1 order by created_at, passkey_id': {
      values: readonly [string | null];
      row: {
        passkey_id: string;
        account_id: string;
        name: string;
        public_key: Uint8Array;
        counter: number;
        transports: string[];
        created_at: Date;
        last_used_at: Date | null;
      };
    };

    /** passkeys.sql.ts: selectPasskey */
    'select passkey_id, account_id, name, public_key, counter, transports, created_at, last_used_at from passkeys where passkey_id = $1': {
      values: readonly [string | null];
      row: {
        passkey_id: string;
        account_id: string;
        name: string;
        public_key: Uint8Array;
        counter: number;
        transports: string[];
        created_at: Date;
        last_used_at: Date | null;
      };
    };

    /** passkeys.sql.ts: insertPasskey */
    'insert into passkeys (passkey_id, account_id, name, public_key, counter, transports, created_at)\n\
     values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning passkey_id': {
      values: readonly [string | null, string | null, string | null, Uint8Array | null, number | null, List<string> | null, Date | null];
      row: { passkey_id: string };
    };

    /** passkeys.sql.ts: markUsed */
    'update passkeys set counter = $2, last_used_at = $3\n\
     where passkey_id = $1 and (counter < $2 or (counter = 0 and $2 = 0)) returning account_id': {
      values: readonly [string | null, number | null, Date | null];
      row: { account_id: string };
    };

    /** passkeys.sql.ts: deletePasskey */
    'delete from passkeys where account_id = $1 and passkey_id = $2 returning name': {
      values: readonly [string | null, string | null];
      row: { name: string };
    };

    /** passkeys.sql.ts: deletePasskeysSince */
    'delete from passkeys where account_id = $1 and created_at >= $2': {
      values: readonly [string | null, Date | null];
      row: Record<never, never>;
    };

    /** passkeys.sql.ts: setChallenge */
    'insert into passkey_challenges (bound_to, challenge, expires_at) values ($1, $2, $3)\n\
     on conflict (bound_to) do update set challenge = excluded.challenge, expires_at = excluded.expires_at': {
      values: readonly [string | null, string | null, Date | null];
      row: Record<never, never>;
    };

    /** passkeys.sql.ts: takeChallenge */
    'delete from passkey_challenges where bound_to = $1 and challenge = $2 and expires_at > $3 returning bound_to': {
      values: readonly [string | null, string | null, Date | null];
      row: { bound_to: string };
    };

    /** passkeys.sql.ts: deleteExpiredChallenges */
    'delete from passkey_challenges where expires_at <= $1': {
      values: readonly [Date | null];
      row: Record<never, never>;
    };
  }
}
