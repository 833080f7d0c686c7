import { plainName } from '../../platform/mail/plain-name.js';
import { queueMail } from '../../platform/mail/queue-mail.js';
import { repeat } from '../../platform/jobs/repeat.js';
import type { Services } from '../../platform/services.js';
import { variantName } from '../inventory/inventory.service.js';
import { forgetRefilled, selectAddresses, takeLow, type LowRow } from './low-stock.sql.js';

/** What runs low on a busy day is gathered into a mail each few minutes, not sent one by one. */
const everyMs = 10 * 60_000;
const atOnce = 500;
const listed = 30;

type Needs = Pick<Services, 'db' | 'config' | 'now'>;

/**
 * Writes to the team of each store about what ran low since the last time. Stock runs low in many ways, so it is looked for instead of announced.
 * It counts as written about by the same transaction that writes the mail: each is told once, until there was enough of it.
 */
export async function sendLowStock(services: Needs): Promise<void> {
  for (let isMore = true; isMore;) {
    isMore = await services.db.system(async (tx) => {
      await forgetRefilled(tx, atOnce);
      const rows = await takeLow(tx, atOnce);
      const stores = new Map(rows.map((row) => [row.store_id, row]));
      for (const store of stores.values()) {
        const lows = rows.filter(({ store_id: storeId }) => storeId === store.store_id);
        const mail = lowStockMail(services, store, lows);
        for (const { email } of await selectAddresses(tx, store.org_id, store.notified)) {
          await queueMail(tx, services, { to: email, orgId: store.org_id, ...mail });
        }
      }
      return rows.length === atOnce;
    });
  }
}

function lowStockMail({ config }: Needs, { store_id: storeId, store_name }: LowRow, rows: readonly LowRow[]) {
  const store = plainName(store_name);
  const ordered = rows.toSorted((one, other) => one.position - other.position);
  const lines = ordered.slice(0, listed).map(({ name, option_values: values, remaining }) => {
    const variant = plainName(variantName(name, values));
    return `– ${variant}: ${remaining === 0 ? 'none left' : `${remaining} left`}`;
  });
  const more = ordered.length - lines.length;
  return {
    subject: `Low stock in ${store}`,
    text: [
      'Hello,',
      `This is running low in ${store}:`,
      [...lines, ...(more > 0 ? [`and ${more} more`] : [])].join('\n'),
      `See the stock and add to it: ${config.publicUrl}/admin/store/${storeId}/inventory/stock?show=low`,
      'Who gets these mails is said in the settings of the store.',
    ].join('\n\n'),
  };
}

/** Looks for it every few minutes, and gives the way to stop. */
export const startSendingLowStock = (services: Services): (() => Promise<void>) =>
  repeat(services.log, 'Mails of low stock cannot be sent', everyMs, () => sendLowStock(services));
