import type { Config } from '../../platform/config/config.js';
import type { Database } from '../../platform/db/database.js';
import { openDatabase } from '../../platform/db/open.js';
import { endSessionsOf } from '../../modules/account/account.service.js';
import { queueFactorChange } from '../accounts/account-mails.js';
import { selectAccountByEmail } from '../accounts/accounts.sql.js';
import { deleteFactor } from './second-factors.sql.js';

const usage = `For the operator: helps somebody who lost the phone with their second factor and the recovery codes.

  npm run accounts -- second-factor-off <e-mail address>
      turns the second factor off and signs the person out everywhere; they sign in with their password alone and get a mail about it.

Be sure first that whoever asks is that person: call them, or meet them. Their password may be in other hands.
With the embedded database, stop the server first.`;

/** The command `accounts`; gives the exit code. */
export async function accountsCommand(
  config: Config,
  [action, email]: readonly string[],
  print: (line: string) => void,
): Promise<number> {
  if (action !== 'second-factor-off' || !email) {
    print(usage);
    return 2;
  }
  const db = await openDatabase(config);
  try {
    const isOff = await turnOff(db, config, email);
    print(isOff ? `The second factor of ${email} is off.` : `${email} has no account here, or no second factor.`);
    return isOff ? 0 : 1;
  } finally {
    await db.close();
  }
}

export function turnOff(db: Database, config: Config, email: string, now = () => new Date()): Promise<boolean> {
  return db.system(async (tx) => {
    const [account] = await selectAccountByEmail(tx, email);
    const [removed] = account ? await deleteFactor(tx, account.account_id) : [];
    if (!account || !removed) return false;
    await endSessionsOf(tx, account.account_id);
    await queueFactorChange(tx, { config, now }, account, 'was turned off');
    return true;
  });
}
