import { textsOf } from '@swapt/shared/messages/words';
import type { Tx } from '../../platform/db/database.js';
import { queueMail } from '../../platform/mail/queue-mail.js';
import type { Services } from '../../platform/services.js';

const atOnce = 100;
/** What it says may not be so much later. */
const goodForMs = 24 * 3600_000;

interface Due {
  org_id: string;
  email: string;
  language: string;
}

interface News {
  subject: string;
  text: string;
  /** Where it is. */
  link: string;
}

/** Mails to everybody whose alert `take` takes. It is gone with the same transaction that writes its mail: each is sent once. */
export async function notifyWaiting<Row extends Due>(
  services: Pick<Services, 'db' | 'config' | 'now'>,
  take: (tx: Tx, now: Date, limit: number) => Promise<Row[]>,
  newsOf: (row: Row) => News,
): Promise<void> {
  for (let isMore = true; isMore;) {
    isMore = await services.db.system(async (tx) => {
      const alerts = await take(tx, services.now(), atOnce);
      for (const alert of alerts) {
        const { alertMail: own } = textsOf(alert.language);
        const { subject, text, link } = newsOf(alert);
        await queueMail(tx, services, {
          to: alert.email,
          orgId: alert.org_id,
          goodForMs,
          subject,
          text: [own('hello'), text, link, own('once')].join('\n\n'),
        });
      }
      return alerts.length === atOnce;
    });
  }
}
