import { textsOf } from '@swapt/shared/messages/words';
import { plainName } from '../../platform/mail/plain-name.js';
import { queueMail } from '../../platform/mail/queue-mail.js';
import { repeat } from '../../platform/jobs/repeat.js';
import type { Services } from '../../platform/services.js';
import { shortAddress } from '../code-content/code-content.service.js';
import { takeDueAlerts } from './code-alerts.sql.js';

const everyMs = 30_000;
const atOnce = 100;
/** What it says may not be so much later. */
const goodForMs = 24 * 3600_000;

/**
 * Tells everybody who waits for a code that works again. A code begins to work in many ways, by the clock among them, so it is looked for instead
 * of announced. The alert is gone with the same transaction that writes its mail: each is sent once.
 */
export async function sendAlerts(services: Pick<Services, 'db' | 'config' | 'now'>): Promise<void> {
  const { db, config, now } = services;
  for (let isMore = true; isMore;) {
    isMore = await db.system(async (tx) => {
      const alerts = await takeDueAlerts(tx, now(), atOnce);
      for (const { org_id: orgId, email: to, language, slug, org_name } of alerts) {
        const { codeAlertMail: text } = textsOf(language);
        const name = { orgName: plainName(org_name) };
        await queueMail(tx, services, {
          to,
          orgId,
          goodForMs,
          subject: text('backSubject', name),
          text: [text('hello'), text('backText', name), shortAddress(config, slug), text('once')].join('\n\n'),
        });
      }
      return alerts.length === atOnce;
    });
  }
}

/** Looks for them every half minute, and gives the way to stop. */
export const startSendingAlerts = (services: Services): (() => Promise<void>) =>
  repeat(services.log, 'Alerts of codes cannot be sent', everyMs, () => sendAlerts(services));
