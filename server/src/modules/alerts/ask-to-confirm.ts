import { textsOf } from '@swapt/shared/messages/words';
import type { Tx } from '../../platform/db/database.js';
import { uuidv7 } from '../../platform/db/uuid.js';
import { addressOf } from '../../platform/http/callers/network.js';
import { askForMail } from '../../platform/mail/mail-quota.js';
import { queueMail } from '../../platform/mail/queue-mail.js';
import type { Services } from '../../platform/services.js';
import { signAlert } from './alert-token.js';
import { unconfirmedMs } from './retention.js';

export interface Asker {
  email: string;
  ip: string;
  language: string;
}

interface NewAlert {
  org_id: string;
  alert_id: string;
  email: string;
  language: string;
  asked_at: Date;
}

interface Question {
  orgId: string;
  /** Writes the alert, and answers the one that is to be confirmed; none where the address confirmed it before. */
  insert: (tx: Tx, alert: NewAlert) => Promise<{ alert_id: string }[]>;
  /** The address of the page below which its link works. */
  page: string;
  subject: string;
  text: string;
}

/**
 * Asks whoever reads an address whether they want to be told. The answer is the same whether they were asked before or not; false tells a network
 * that it asked too often.
 */
export async function askToConfirm(
  services: Services,
  { email, ip, language }: Asker,
  { orgId, insert, page, subject, text }: Question,
): Promise<boolean> {
  const { db, scans, now } = services;
  const answer = await askForMail(services, { purpose: 'alertMail', to: email, ip: addressOf(ip) });
  if (answer !== 'sent') return answer === 'quiet';
  const secret = await scans.secret();
  const { alertMail: own } = textsOf(language);
  await db.org(orgId, async (tx) => {
    const asked_at = now();
    const [alert] = await insert(tx, { org_id: orgId, alert_id: uuidv7(asked_at), email, language, asked_at });
    if (!alert) return;
    const link = `${page}/${signAlert(secret, alert.alert_id)}`;
    await queueMail(tx, services, {
      to: email,
      orgId,
      goodForMs: unconfirmedMs,
      subject,
      text: [own('hello'), text, link, own('notYou')].join('\n\n'),
    });
  });
  return true;
}
