import { textsOf } from '@swapt/shared/messages/words';
import { uuidv7 } from '../../platform/db/uuid.js';
import type { Tx } from '../../platform/db/database.js';
import { plainName } from '../../platform/mail/plain-name.js';
import { queueMail } from '../../platform/mail/queue-mail.js';
import type { Services } from '../../platform/services.js';
import { signRequest } from './deletion-token.js';
import { insertRequest, selectKeepers, type DeletionRow } from './deletion.sql.js';

type Needs = Pick<Services, 'config' | 'now'>;

const lifetimeMs = 24 * 3_600_000;

interface Customer {
  email: string;
  /** Of the page on which they asked. */
  language: string;
}

/** The mail to a customer, where anybody keeps something. */
export async function queueCustomerLinks(
  tx: Tx,
  services: Needs,
  secret: Uint8Array,
  { email, language }: Customer,
): Promise<void> {
  const { forgetMail: text } = textsOf(language);
  const keepers = await selectKeepers(tx, email);
  if (keepers.length === 0) return;
  const parts: string[] = [];
  for (const { org_id, org_name } of keepers) {
    parts.push(`${plainName(org_name)}:\n${await makeLink(tx, services, secret, { org_id, email, user_id: null })}`);
  }
  await queueMail(tx, services, {
    to: email,
    goodForMs: lifetimeMs,
    subject: text('subject'),
    text: [text('hello'), text('asked'), ...parts, text('worksOnce'), text('notYou')].join('\n\n'),
  });
}

/** The mail to a user who wants to leave. */
export async function queueUserLink(
  tx: Tx,
  services: Needs,
  secret: Uint8Array,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  const link = await makeLink(tx, services, secret, { org_id: null, email: null, user_id: userId });
  await queueMail(tx, services, {
    to: email,
    goodForMs: lifetimeMs,
    subject: 'Delete your account',
    text: [
      'Hello,',
      'someone, probably you, asked to delete your Swapt account. Confirm it on this page:',
      link,
      textsOf('en').forgetMail('worksOnce'),
      'If it was not you, you can ignore this e-mail. Your account stays as it is.',
    ].join('\n\n'),
  });
}

async function makeLink(
  tx: Tx,
  { config, now }: Needs,
  secret: Uint8Array,
  who: Omit<DeletionRow, 'request_id'>,
): Promise<string> {
  const requestId = uuidv7(now());
  await insertRequest(tx, { request_id: requestId, ...who }, new Date(now().getTime() + lifetimeMs));
  return `${config.publicUrl}/deleteAlert/${signRequest(secret, requestId)}`;
}
