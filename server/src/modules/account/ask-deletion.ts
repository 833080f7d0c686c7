import { uuidv7 } from '../../db/uuid.js';
import { sendMail } from '../../mail/send-mail.js';
import type { Services } from '../../services.js';
import { mayTry } from '../../throttle/throttle.js';
import { normalEmail } from '../customers/contacts.js';
import { signRequest } from './deletion-token.js';
import { insertRequest, selectKeepers, type DeletionRow } from './deletion.sql.js';

const lifetimeMs = 24 * 3_600_000;
const worksOnce = 'The link works once, within 24 hours. It opens a page that asks again before anything is deleted.';

/**
 * Sends a link per organization that keeps something under an address. Who asks sees the same whether there is any: only the mail tells.
 * Answers false when there were too many tries.
 */
export async function askForCustomer(services: Services, address: string, ip: string): Promise<boolean> {
  const email = normalEmail(address);
  const tries = [
    { limit: 'mail', of: email },
    { limit: 'mailer', of: ip },
  ] as const;
  if (!(await mayTry(services, tries))) return false;
  const keepers = await services.db.system((tx) => selectKeepers(tx, email));
  if (keepers.length === 0) return true;
  const parts: string[] = [];
  for (const { org_id, org_name } of keepers) {
    parts.push(`${org_name}:\n${await makeLink(services, { org_id, email, user_id: null })}`);
  }
  await sendMail(services, {
    to: email,
    subject: 'Delete what is kept about you',
    text: [
      'Hello,',
      'somebody, probably you, asked to delete what is kept under this e-mail address. Open the link of who is to forget you:',
      ...parts,
      worksOnce,
      'If it was not you, you can ignore this mail: nothing is deleted.',
    ].join('\n\n'),
  });
  return true;
}

export async function askForUser(
  services: Services,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  const link = await makeLink(services, { org_id: null, email: null, user_id: userId });
  await sendMail(services, {
    to: email,
    subject: 'Delete your account',
    text: [
      'Hello,',
      'somebody, probably you, asked to delete your Swapt account. Confirm it on this page:',
      link,
      worksOnce,
      'If it was not you, you can ignore this mail: your account stays as it is.',
    ].join('\n\n'),
  });
}

async function makeLink(services: Services, who: Omit<DeletionRow, 'request_id'>): Promise<string> {
  const requestId = uuidv7(services.now());
  const expiresAt = new Date(services.now().getTime() + lifetimeMs);
  await services.db.system((tx) => insertRequest(tx, { request_id: requestId, ...who }, expiresAt));
  return `${services.config.publicUrl}/deleteAlert/${await signRequest(services, requestId)}`;
}
