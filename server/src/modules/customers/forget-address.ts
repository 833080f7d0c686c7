import type { Tx } from '../../platform/db/database.js';
import { deleteMailsAbout } from '../../platform/mail/mail.service.js';
import { deleteAlertsTo } from '../code-alerts/code-alerts.service.js';
import { deleteAlertsTo as deleteItemAlertsTo } from '../item-alerts/item-alerts.service.js';
import { forgetBuyer } from '../order-privacy/order-privacy.service.js';
import { deleteRequestsOf } from './erase-address.sql.js';

/** Deletes what an organization keeps for an address besides its customer. An alert that is just being sent becomes a mail: mails come after it. */
export async function forgetAddress(tx: Tx, orgId: string, email: string): Promise<void> {
  await deleteRequestsOf(tx, orgId, email);
  await deleteAlertsTo(tx, orgId, email);
  await deleteItemAlertsTo(tx, orgId, email);
  await forgetBuyer(tx, orgId, email);
  await deleteMailsAbout(tx, orgId, email);
}
