import { textsOf } from '@swapt/shared/messages/words';
import { plainName } from '../../platform/mail/plain-name.js';
import { repeat } from '../../platform/jobs/repeat.js';
import type { Services } from '../../platform/services.js';
import { notifyWaiting } from '../alerts/alerts.service.js';
import { shortAddress } from '../code-content/code-content.service.js';
import { takeDueAlerts } from './code-alerts.sql.js';

const everyMs = 30_000;

/**
 * Tells everybody who waits for a code that works again. A code begins to work in many ways, by the clock among them, so it is looked for instead
 * of announced.
 */
export const sendAlerts = (services: Pick<Services, 'db' | 'config' | 'now'>): Promise<void> =>
  notifyWaiting(services, takeDueAlerts, ({ language, slug, org_name }) => {
    const { codeAlertMail: own } = textsOf(language);
    const name = { orgName: plainName(org_name) };
    return {
      subject: own('backSubject', name),
      text: own('backText', name),
      link: shortAddress(services.config, slug),
    };
  });

/** Looks for them every half minute, and gives the way to stop. */
export const startSendingAlerts = (services: Services): (() => Promise<void>) =>
  repeat(services.log, 'Alerts of codes cannot be sent', everyMs, () => sendAlerts(services));
