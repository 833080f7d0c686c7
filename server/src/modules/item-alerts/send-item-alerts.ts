import { textsOf } from '@swapt/shared/messages/words';
import { repeat } from '../../platform/jobs/repeat.js';
import { plainName } from '../../platform/mail/plain-name.js';
import type { Services } from '../../platform/services.js';
import { notifyWaiting } from '../alerts/alerts.service.js';
import { variantName } from '../inventory/inventory.service.js';
import { itemAddress } from './item-address.js';
import { takeDueAlerts } from './item-alerts.sql.js';

const everyMs = 30_000;

/**
 * Tells everybody who waits for a variant that can be bought again. It comes back by deliveries, counts, settings, prices and the clock, so it is
 * looked for instead of announced; what is sold out once more by then is waited for.
 */
export const sendItemAlerts = (services: Pick<Services, 'db' | 'config' | 'now'>): Promise<void> =>
  notifyWaiting(services, takeDueAlerts, ({ language, store_name, name, option_values, ...place }) => {
    const { itemAlertMail: own } = textsOf(language);
    const names = { storeName: plainName(store_name), name: plainName(variantName(name, option_values)) };
    return {
      subject: own('backSubject', names),
      text: own('backText', names),
      link: services.config.publicUrl + itemAddress(place),
    };
  });

/** Looks for them every half minute, and gives the way to stop. */
export const startSendingItemAlerts = (services: Services): (() => Promise<void>) =>
  repeat(services.log, 'Alerts of products cannot be sent', everyMs, () => sendItemAlerts(services));
