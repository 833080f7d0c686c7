import { uuidv7 } from '../../db/uuid.js';
import type { Services } from '../../services.js';
import { identitySettings } from '../identity-settings.js';
import { insertAccount } from './accounts.sql.js';
import { hashPassword } from './passwords.js';

export interface NewAccount {
  email: string;
  name: string;
  password: string;
  /** Whether the address counts as confirmed; without it the person cannot sign in yet. */
  verified: boolean;
}

/** An account of the built-in provider. `issuer` and `subject` are what its tokens will carry. Throws when the address is taken. */
export async function createAccount(
  { config, db, now }: Pick<Services, 'config' | 'db' | 'now'>,
  { email, name, password, verified }: NewAccount,
): Promise<{ issuer: string; subject: string }> {
  const password_hash = await hashPassword(password);
  const row = { account_id: uuidv7(), email, name, password_hash, email_verified_at: verified ? now() : null };
  const [made] = await db.system((tx) => insertAccount(tx, row, now()));
  if (!made) throw new Error('There is already an account with this e-mail address');
  return { issuer: identitySettings(config).issuer, subject: made.account_id };
}
