import { textsOf } from '@swapt/shared/messages/words';
import { isUuid } from '../../platform/db/uuid.js';
import { plainName } from '../../platform/mail/plain-name.js';
import type { Services } from '../../platform/services.js';
import { answerAlert, askToConfirm, type Asker, type Choice } from '../alerts/alerts.service.js';
import { confirmAlert, deleteAlert, insertAlert, selectAlert, selectOwner, type AlertRow } from './item-alerts.sql.js';

export { itemAddress } from './item-address.js';
export { deleteAlertsTo } from './item-alerts.sql.js';

/** A variant that a store has sold out, under the name that people know it by. */
export interface SoldOutVariant {
  org_id: string;
  store_id: string;
  store_name: string;
  item_id: string;
  variant_id: string;
  name: string;
}

/** Asks whoever reads an address whether they want to be told; false tells a network that it asked too often. */
export async function askForItemAlert(services: Services, variant: SoldOutVariant, asker: Asker): Promise<boolean> {
  const { org_id, store_id, item_id, variant_id } = variant;
  const { itemAlertMail: own } = textsOf(asker.language);
  const names = { storeName: plainName(variant.store_name), name: plainName(variant.name) };
  return askToConfirm(services, asker, {
    orgId: org_id,
    insert: (tx, alert) => insertAlert(tx, { ...alert, item_id, variant_id }),
    page: `${services.config.publicUrl}/store/${store_id}/inventory/${item_id}/alert`,
    subject: own('confirmSubject', names),
    text: own('confirmText', names),
  });
}

interface Link {
  storeId: string;
  itemId: string;
  token: string;
}

/** Reads, confirms or removes what the link of a mail stands for; nothing where the link does not work any more. */
export async function decideItemAlert(
  services: Services,
  { storeId, itemId, token }: Link,
  choice: Choice,
): Promise<AlertRow | undefined> {
  if (!isUuid(storeId) || !isUuid(itemId)) return undefined;
  const [owner] = await services.db.system((tx) => selectOwner(tx, storeId, itemId));
  if (!owner) return undefined;
  const { org_id: orgId } = owner;
  return answerAlert(
    services,
    { orgId, token, choice },
    {
      select: (tx, alertId) => selectAlert(tx, orgId, itemId, alertId),
      confirm: (tx, alertId) => confirmAlert(tx, orgId, itemId, alertId, services.now()),
      remove: (tx, alertId) => deleteAlert(tx, orgId, itemId, alertId),
    },
  );
}
